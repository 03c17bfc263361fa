import { FlipHorizontal, Pin } from "lucide-react";
import { BodyOutline } from "@/components/platform/frame/body-outline";
import { useSearchParamChoice } from "@/components/platform/frame/search-params";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { PhotoFrame, PhotoTag } from "@/components/ui/photo-frame";
import { Picker } from "@/components/ui/picker";
import { Segmented } from "@/components/ui/segmented";
import { figuresOn, type HistoryDay, type HistorySide } from "@/lib/clients/history/days";
import { dayText } from "@/lib/text/calendar/wording";
import { ChangeTable } from "./change-table";
import { CompareOverlay } from "./compare-overlay";
import { HistoryRuler } from "./history-ruler";
import type { ClientHistory, useComparedDays } from "./use-history";
import { usePinBaseline } from "./use-pin-baseline";

const SIDES = [
  { value: "front", label: "Front" },
  { value: "back", label: "Back" },
] as const;

type HistoryCompareProps = {
  client: { id: string; name: string };
  history: ClientHistory;
  compared: ReturnType<typeof useComparedDays>;
  from: HistoryDay;
  to: HistoryDay;
};

/** Two days side by side, or on top of each other with a slider. */
export function HistoryCompare({ client, history, compared, from, to }: HistoryCompareProps) {
  const [look, setLook] = useSearchParamChoice("look", ["beside", "overlaid"]);
  const overlaid = look === "overlaid";
  const { days, baselineDate, baselinePhotoId } = history;
  const { side } = compared;
  const [before, after] = [from.photos[side], to.photos[side]];
  const canOverlay = before !== null && after !== null && from !== to;
  const hasTwoPhotos = days.filter(({ photos }) => photos[side]).length > 1;
  const altOf = (day: HistoryDay) => `${client.name}, ${side}, ${dayText(day.date, new Date())}`;
  const nameOf = (day: HistoryDay) =>
    day.date === baselineDate ? "Baseline" : day === days.at(-1) ? "Latest" : dayText(day.date, new Date());
  return (
    <section aria-label="Compare">
      {(compared.hasBothSides || hasTwoPhotos) && (
        <div className="mb-3 flex items-center justify-between gap-2">
          {compared.hasBothSides ? (
            <Segmented
              aria-label="Side"
              options={SIDES}
              value={side}
              onValueChange={compared.setSide}
              className="w-[170px]"
            />
          ) : (
            <span />
          )}
          <Button
            variant="secondary"
            size="icon"
            aria-label="Overlay with a slider"
            aria-pressed={overlaid && canOverlay}
            disabled={!canOverlay}
            onClick={() => setLook(overlaid ? "beside" : "overlaid")}
            className={cn("size-13 rounded-control", overlaid && canOverlay && "text-primary")}
          >
            <FlipHorizontal aria-hidden />
          </Button>
        </div>
      )}
      <div className="relative grid grid-cols-2 gap-x-2.5">
        {overlaid && canOverlay ? (
          <CompareOverlay
            before={{ src: before.url, alt: altOf(from) }}
            after={{ src: after.url, alt: altOf(to) }}
            className="col-span-2 mx-auto w-full max-w-[min(100%,calc((100dvh-300px)*0.5625))]"
          />
        ) : (
          [from, to].map((day, index) => (
            <DatedPhoto
              key={index === 0 ? "from" : "to"}
              day={day}
              side={side}
              alt={altOf(day)}
              isBaseline={day.date === baselineDate}
            />
          ))
        )}
        <DayPicker
          label="From"
          days={days}
          baselineDate={baselineDate}
          value={from.date}
          onValueChange={compared.setFrom}
        />
        <DayPicker
          label="To"
          days={days}
          baselineDate={baselineDate}
          value={to.date}
          onValueChange={compared.setTo}
        />
      </div>
      <div className="mt-3">
        <HistoryRuler days={days} baselineDate={baselineDate} selected={to.date} onSelect={compared.setTo} />
      </div>
      <ChangeTable
        from={figuresOn(days, from.date)}
        to={figuresOn(days, to.date)}
        fromLabel={nameOf(from)}
        toLabel={nameOf(to)}
      />
      {after && after.id !== baselinePhotoId && (
        <PinBaseline clientId={client.id} photoId={after.id} date={to.date} />
      )}
    </section>
  );
}

type PinBaselineProps = { clientId: string; photoId: string; date: string };

function PinBaseline({ clientId, photoId, date }: PinBaselineProps) {
  const { pin, isPinning } = usePinBaseline(clientId);
  return (
    <Button variant="outline" size="sm" pending={isPinning} onClick={() => pin(photoId)} className="mt-3">
      <Pin aria-hidden />
      Make {dayText(date, new Date())} the baseline
    </Button>
  );
}

type DayPickerProps = {
  label: string;
  days: readonly HistoryDay[];
  baselineDate: string | null;
  value: string;
  onValueChange: (date: string) => void;
};

function DayPicker({ label, days, baselineDate, value, onValueChange }: DayPickerProps) {
  const last = days.at(-1)?.date;
  const detailOf = (date: string) =>
    date === baselineDate ? "Baseline" : date === last ? "Latest" : undefined;
  const options = days.toReversed().map(({ date }) => {
    const detail = detailOf(date);
    return { value: date, label: dayText(date, new Date()), ...(detail && { detail }) };
  });
  return (
    <Picker
      label={label}
      options={options}
      value={value}
      onValueChange={onValueChange}
      searchable={options.length > 12}
      searchPlaceholder="Search dates"
      emptyText="No matching date."
      className="mt-2 min-h-11 px-2.5 text-sm"
    />
  );
}

type DatedPhotoProps = { day: HistoryDay; side: HistorySide; alt: string; isBaseline: boolean };

/** A missing photo keeps its space. */
function DatedPhoto({ day, side, alt, isBaseline }: DatedPhotoProps) {
  const photo = day.photos[side];
  if (!photo)
    return (
      <div className="flex aspect-9/16 flex-col items-center justify-center gap-3 rounded-photo border-2 border-dashed p-3 text-center text-muted-foreground text-xs">
        <BodyOutline className="h-1/2" />
        No {side} photo on this day
      </div>
    );
  return (
    <PhotoFrame kind="measured" src={photo.url} alt={alt} tag="none" className="rounded-photo">
      {isBaseline ? (
        <BaselinePin className="absolute top-2 left-2" />
      ) : (
        <PhotoTag kind="measured" className="absolute top-2 left-2" />
      )}
    </PhotoFrame>
  );
}

/** Theme-independent colours, since it lies on photos. */
function BaselinePin({ className = "" }: { className?: string }) {
  return (
    <span
      role="img"
      aria-label="Baseline, pinned"
      className={`grid size-[26px] place-items-center rounded-badge bg-(--on-photo-measured) text-(--on-photo-measured-ink) ${className}`}
    >
      <Pin aria-hidden className="size-4 stroke-[2.2]" />
    </span>
  );
}
