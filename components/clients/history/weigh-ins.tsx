import { Weight } from "lucide-react";
import { Button } from "@/components/ui/button";
import { weightChange, weightFigure } from "@/lib/body/unit-system";
import type { HistoryDay } from "@/lib/clients/history/days";
import { useUnits } from "@/lib/platform/browser/use-units";
import { thumbnailUrl } from "@/lib/text/addresses";
import { dayText } from "@/lib/text/calendar/wording";
import { formatTenth } from "@/lib/text/numbers";

const NOTES = {
  photoOnly: "Photo only",
  noBodyFat: "No body fat",
  bodyFat: (percent: string) => `${percent}% body fat`,
  tapeBodyFat: (percent: string) => `${percent}% body fat, estimated from tape`,
};

const BASELINE_NOTES = {
  photoOnly: "Baseline, photo only",
  noBodyFat: "Baseline, no body fat",
  bodyFat: (percent: string) => `Baseline, ${percent}% body fat`,
  tapeBodyFat: (percent: string) => `Baseline, ${percent}% body fat, estimated from tape`,
};

type WeighInsProps = {
  days: readonly HistoryDay[];
  baselineDate: string | null;
  /** Pounds on the day of the baseline. */
  baselineWeight: number | null;
  selected: string | undefined;
  onSelect: (date: string) => void;
  onWeigh: () => void;
};

/** Newest first. Pressing a row compares its day. */
export function WeighIns(props: WeighInsProps) {
  const units = useUnits();
  const { days, baselineDate, baselineWeight, selected, onSelect, onWeigh } = props;
  return (
    <section aria-labelledby="weigh-ins">
      <div className="mb-1 flex min-h-11 items-center justify-between gap-3">
        <h2 id="weigh-ins" className="type-display text-xl">
          Weigh-ins
        </h2>
        {/* Phones have the square beside the dock instead. */}
        <Button variant="secondary" size="sm" className="hidden lg:inline-flex" onClick={onWeigh}>
          <Weight aria-hidden />
          Weigh-in
        </Button>
      </div>
      <ul>
        {days.toReversed().map((day) => (
          <li key={day.date} className="border-b">
            <button
              type="button"
              aria-pressed={day.date === selected}
              onClick={() => onSelect(day.date)}
              className="-mx-3 grid w-[calc(100%+1.5rem)] grid-cols-[30px_minmax(0,1fr)_auto_52px] items-center gap-x-3 rounded-image px-3 py-2 text-left hover:bg-accent/50 aria-pressed:bg-accent/40"
            >
              <Thumbnail day={day} />
              <span className="min-w-0">
                <span className="block truncate font-strong text-base">{dayText(day.date, new Date())}</span>
                <span className="block truncate text-muted-foreground text-xs">
                  {noteOf(day, day.date === baselineDate)}
                </span>
              </span>
              <span className="num text-[1.1875rem]">
                {day.weightLbs !== null && (
                  <>
                    {weightFigure(day.weightLbs, units)}
                    <small>{units.weightUnit}</small>
                  </>
                )}
              </span>
              <span className="num text-right text-muted-foreground text-sm tracking-normal">
                {baselineWeight !== null &&
                  day.weightLbs !== null &&
                  weightChange(baselineWeight, day.weightLbs, units)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Thumbnail({ day }: { day: HistoryDay }) {
  const photo = day.photos.front ?? day.photos.back;
  const box = "h-12 w-[30px] rounded-thumb";
  if (!photo)
    return (
      <span className={`${box} grid place-items-center border-[1.5px] text-muted-foreground`}>
        <Weight aria-hidden className="size-[18px]" />
      </span>
    );
  return (
    // biome-ignore lint/performance/noImgElement: private pictures must not enter the cache of the image optimizer.
    <img
      src={thumbnailUrl(photo.url)}
      alt=""
      loading="lazy"
      className={`${box} bg-(--photo-ground) object-cover`}
    />
  );
}

function noteOf({ weightLbs, bodyFat, tapeBodyFat }: HistoryDay, isBaseline: boolean): string {
  const notes = isBaseline ? BASELINE_NOTES : NOTES;
  if (weightLbs === null) return notes.photoOnly;
  if (bodyFat !== null) return notes.bodyFat(formatTenth(bodyFat));
  return tapeBodyFat === null ? notes.noBodyFat : notes.tapeBodyFat(formatTenth(tapeBodyFat));
}
