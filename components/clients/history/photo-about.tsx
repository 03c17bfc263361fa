"use client";

import { Pin } from "lucide-react";
import { Button } from "@/components/ui/button";
import { type UnitSystem, weightText } from "@/lib/body/unit-system";
import { type Figures, figuresOn, type HistoryDay } from "@/lib/clients/history/days";
import { useUnits } from "@/lib/platform/browser/use-units";
import { photoIdOf } from "@/lib/text/addresses";
import { fullDate } from "@/lib/text/calendar/wording";
import { formatTenth } from "@/lib/text/numbers";
import { useHistory } from "./use-history";
import { usePinBaseline } from "./use-pin-baseline";

type PhotoAboutProps = {
  /** Null for a new client. */
  clientId: string | null;
  photoUrl: string;
  /** Today's figures, for a photo that is not in the history yet. */
  today: string;
};

/** Lies on the photo: its day, what was measured then, and whether it is the baseline. */
export function PhotoAbout({ clientId, photoUrl, today }: PhotoAboutProps) {
  const units = useUnits();
  const { history } = useHistory(clientId);
  const id = photoIdOf(photoUrl);
  const day = history?.days.find(({ photos }) => photos.front?.id === id || photos.back?.id === id);
  return (
    <div className="flex min-h-11 items-end justify-between gap-3">
      <p className="text-sm">
        <b className="block font-strong text-(--on-photo-measured) text-base">
          {day ? fullDate(new Date(`${day.date}T00:00`)) : "Now"}
        </b>
        <span className="opacity-80">
          {(day && figuresText(figuresOn(history?.days ?? [], day.date), units)) || today}
        </span>
      </p>
      {clientId && day && id && (
        <Baseline clientId={clientId} photoId={id} isPinned={isBaseline(day, history?.baselinePhotoId)} />
      )}
    </div>
  );
}

/** The front and back photos of one day are one baseline. */
function isBaseline({ photos: { front, back } }: HistoryDay, baselinePhotoId: string | null | undefined) {
  return [front?.id, back?.id].some((id) => id !== undefined && id === baselinePhotoId);
}

function figuresText({ weightLbs, bodyFat }: Figures, units: UnitSystem): string {
  const figures = [
    weightLbs !== null && weightText(weightLbs, units),
    bodyFat !== null && `${formatTenth(bodyFat)}%`,
  ];
  return figures.filter(Boolean).join(", ");
}

type BaselineProps = { clientId: string; photoId: string; isPinned: boolean };

function Baseline({ clientId, photoId, isPinned }: BaselineProps) {
  const { pin, isPinning } = usePinBaseline(clientId);
  if (isPinned)
    return (
      <span className="flex min-h-[26px] items-center gap-1.5 rounded-badge bg-(--on-photo-measured) px-2 font-label text-(--on-photo-measured-ink) text-xs">
        <Pin aria-hidden className="size-4 stroke-[2.2]" />
        Baseline
      </span>
    );
  return (
    <Button
      variant="ghost"
      size="sm"
      pending={isPinning}
      onClick={() => pin(photoId)}
      className="bg-[rgb(244_240_231/0.14)] text-inherit hover:bg-[rgb(244_240_231/0.22)]"
    >
      <Pin aria-hidden />
      Make baseline
    </Button>
  );
}
