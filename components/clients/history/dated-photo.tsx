import { Pin } from "lucide-react";
import { BodyOutline } from "@/components/platform/frame/body-outline";
import { PhotoFrame, PhotoTag } from "@/components/ui/photo-frame";
import type { HistoryDay, HistorySide } from "@/lib/clients/history/days";

type DatedPhotoProps = { day: HistoryDay; side: HistorySide; alt: string; isBaseline: boolean };

/** A missing photo keeps its space. */
export function DatedPhoto({ day, side, alt, isBaseline }: DatedPhotoProps) {
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
export function BaselinePin({ className = "" }: { className?: string }) {
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
