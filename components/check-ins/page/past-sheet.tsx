"use client";

import { Sheet, SheetContent, SheetHeading } from "@/components/ui/sheet";
import { weightFigure } from "@/lib/body/unit-system";
import type { PastCheckIn } from "@/lib/check-ins/page/schema";
import { moreWords } from "@/lib/check-ins/words/en";
import { pastWords } from "@/lib/check-ins/words/en-sheets";
import { thumbnailUrl } from "@/lib/text/addresses";
import { shortDay, weekdayAndDay } from "@/lib/text/calendar/wording";
import type { MoreSheetProps } from "./my-data-sheet";

export function PastSheet({ open, onOpenChange, page, ...props }: MoreSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent>
        <SheetHeading title={moreWords.past} about={pastWords.about(props.trainer)} />
        <ol className="mt-3 divide-y">
          {(page.past ?? []).map((one) => (
            <Past key={one.id} {...props} one={one} />
          ))}
        </ol>
      </SheetContent>
    </Sheet>
  );
}

type PastProps = Pick<MoreSheetProps, "units" | "trainer"> & { one: PastCheckIn };

function Past({ one, units, trainer }: PastProps) {
  const { on, state, weight, note, photoUrl, reply, repliedOn } = one;
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-strong">{weekdayAndDay(on)}</h3>
        <p className="num">
          {weight === null ? pastWords.noWeight : `${weightFigure(weight, units)} ${units.weightUnit}`}
        </p>
      </div>
      <div className="mt-1.5 flex gap-3">
        {photoUrl && (
          // biome-ignore lint/performance/noImgElement: private pictures must not enter the cache of the image optimizer.
          <img
            src={thumbnailUrl(photoUrl)}
            alt={pastWords.photo(shortDay(on))}
            loading="lazy"
            className="aspect-9/16 w-14 shrink-0 rounded-image bg-(--photo-ground) object-cover object-top"
          />
        )}
        <div className="min-w-0">
          <p className="text-muted-foreground text-sm">{pastWords.states[state](trainer)}</p>
          {note && <p className="mt-1 whitespace-pre-line break-words">{`“${note}”`}</p>}
        </div>
      </div>
      {reply && repliedOn && (
        <div className="mt-2.5 rounded-icon bg-muted px-3.5 py-2.5">
          <p className="font-label text-sm">{pastWords.said(trainer, shortDay(repliedOn))}</p>
          <p className="mt-0.5 whitespace-pre-line break-words">{reply}</p>
        </div>
      )}
    </li>
  );
}
