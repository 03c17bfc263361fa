"use client";

import { DialogCloseButton } from "@/components/ui/dialog";
import { Sheet, SheetContent, SheetDescription, SheetTitle } from "@/components/ui/sheet";
import { fullDate } from "@/lib/text/calendar/wording";
import { WeighInForm, type WeighInFormProps } from "./weigh-in-form";

export type WeighInSheetProps = Omit<WeighInFormProps, "onSaved"> & {
  now: Date;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Prefilled with the last weight, so that saving takes one more tap. Other values start empty. */
export function WeighInSheet({ now, isOpen, onOpenChange, ...form }: WeighInSheetProps) {
  const { client, entry } = form;
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent>
        <div className="flex items-start justify-between gap-3">
          <div>
            <SheetTitle className="type-display text-xl">{entry ? "Edit weigh-in" : "Weigh-in"}</SheetTitle>
            <SheetDescription className="mt-0 text-xs">
              {`${client.name}, ${fullDate(entry ? new Date(entry.takenAt) : now)}`}
            </SheetDescription>
          </div>
          <DialogCloseButton className="-mr-1" />
        </div>
        <WeighInForm {...form} onSaved={() => onOpenChange(false)} />
      </SheetContent>
    </Sheet>
  );
}
