"use client";

import { Eye, X } from "lucide-react";
import { useState } from "react";
import { Picture } from "@/components/images/orders/framed-picture";
import { useFlip } from "@/components/images/orders/use-flip";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import type { WaitingCheckIn } from "@/lib/check-ins/inbox/schema";
import { useCalendar } from "@/lib/platform/browser/use-calendar";
import { shortDate } from "@/lib/text/calendar/wording";
import { firstName } from "@/lib/text/names";

type Pair = WaitingCheckIn["photos"][number];
type SentPhotosProps = Pick<WaitingCheckIn, "clientName" | "photos">;

/** Each side's last photo and the new one; a press shows both as large as the screen. */
export function SentPhotos({ clientName, photos }: SentPhotosProps) {
  const [opened, open] = useState<Pair | null>(null);
  if (photos.length === 0) return null;
  return (
    <div className="flex max-w-full gap-2 overflow-x-auto">
      {photos.map((pair) => (
        <button
          key={pair.side}
          type="button"
          aria-label={`Enlarge the ${pair.side} photos of ${clientName}`}
          onClick={() => open(pair)}
          className="pressable flex shrink-0 gap-2 text-left"
        >
          {pair.before && <SmallPhoto photo={pair.before} name={clientName} />}
          <SmallPhoto photo={pair.now} name={clientName} isNew />
        </button>
      ))}
      {opened && <PairDialog pair={opened} name={clientName} onClose={() => open(null)} />}
    </div>
  );
}

type PhotoProps = { photo: Pair["now"]; name: string; isNew?: boolean };

function usePhotoText({ photo, name }: PhotoProps) {
  const day = shortDate(useCalendar()(photo.takenAt));
  return { day, alt: `${firstName(name)} on ${day}` };
}

function SmallPhoto(props: PhotoProps) {
  const { day, alt } = usePhotoText(props);
  return (
    <span>
      <Picture
        src={props.photo.url}
        alt={alt}
        sizes="(min-width: 64rem) 200px, 94px"
        loading="lazy"
        className={cn(
          "aspect-9/16 w-[94px] rounded-image bg-(--photo-ground) object-cover object-top lg:w-[150px] xl:w-[200px]",
          props.isNew && "ring-2 ring-primary",
        )}
      />
      <span
        className={cn("mt-1 block text-muted-foreground text-sm", props.isNew && "font-strong text-primary")}
      >
        {day}
      </span>
    </span>
  );
}

type PairDialogProps = { pair: Pair; name: string; onClose: () => void };

/** Beside each other where there is room; on a phone the last photo is seen while the new one is pressed. */
function PairDialog({ pair, name, onClose }: PairDialogProps) {
  const { isFlipped, surface, button } = useFlip();
  const { before, now, side } = pair;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="photo" aria-describedby={undefined} className="dark">
        <header className="flex items-center gap-2 px-2 pt-(--safe-top)">
          <Button variant="ghost" size="icon" aria-label="Close" className="text-inherit" onClick={onClose}>
            <X aria-hidden />
          </Button>
          <DialogTitle className="min-w-0 break-words text-sm leading-[3.25rem]">{`${name}, ${side}`}</DialogTitle>
        </header>
        <div
          {...surface}
          className="relative mx-auto grid min-h-0 w-full max-w-[1200px] flex-1 touch-none select-none gap-4 px-4 pb-4 lg:grid-flow-col lg:auto-cols-fr"
        >
          {before && (
            <LargePhoto photo={before} name={name} className={cn(!isFlipped && "max-lg:invisible")} />
          )}
          <LargePhoto
            photo={now}
            name={name}
            isNew
            className={cn(before && isFlipped && "max-lg:invisible")}
          />
        </div>
        {before && (
          <div className="px-4 pb-[calc(var(--safe-bottom)+1rem)] lg:hidden">
            <Button {...button} block size="lg" aria-pressed={isFlipped} className="touch-none select-none">
              <Eye aria-hidden />
              Press to compare
            </Button>
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}

function LargePhoto(props: PhotoProps & { className: string }) {
  const { day, alt } = usePhotoText(props);
  return (
    <figure className={cn("flex min-h-0 flex-col max-lg:col-start-1 max-lg:row-start-1", props.className)}>
      <Picture src={props.photo.url} alt={alt} draggable={false} className="min-h-0 flex-1 object-contain" />
      <figcaption className={cn("pt-2 text-center", props.isNew && "font-strong text-primary")}>
        {day}
      </figcaption>
    </figure>
  );
}
