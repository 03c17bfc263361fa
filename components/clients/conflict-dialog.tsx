"use client";

import { Button } from "@/components/ui/button";
import { Sheet, SheetContent, SheetDescription, SheetTitle } from "@/components/ui/sheet";
import { fieldLabel, fieldText } from "@/lib/clients/field-text";
import { changedFields } from "@/lib/clients/form";
import type { ClientForm } from "@/lib/clients/schema";

type ConflictDialogProps = {
  saved: ClientForm;
  mine: ClientForm;
  theirs: ClientForm;
  onMerge: () => void;
  onOverwrite: () => void;
  onReload: () => void;
  onClose: () => void;
};

/** Another device has saved the client since the form was opened: says what, and lets the trainer decide. */
export function ConflictDialog({ saved, mine, theirs, ...on }: ConflictDialogProps) {
  const changed = changedFields(saved, theirs);
  return (
    <Sheet open onOpenChange={(open) => !open && on.onClose()}>
      <SheetContent>
        <SheetTitle>{theirs.name} was changed on another device</SheetTitle>
        <SheetDescription>Nothing you entered is lost. What shall be kept?</SheetDescription>
        <dl className="mt-3 divide-y text-sm">
          {changed.map((field) => (
            <div key={field} className="py-2">
              <dt className="font-strong">{fieldLabel(field)}</dt>
              <dd className="break-words text-muted-foreground">
                {fieldText(field, saved)} → {fieldText(field, theirs)}
                {mine[field] !== saved[field] && <>, here: {fieldText(field, mine)}</>}
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-3 flex flex-col gap-2.5">
          <Button onClick={on.onMerge}>Merge both</Button>
          <p className="-mt-1 text-muted-foreground text-xs">
            Takes the other device's changes and keeps yours where both changed the same. You save afterwards.
          </p>
          <div className="grid grid-cols-2 gap-2.5">
            <Button variant="outline" className="px-2" onClick={on.onOverwrite}>
              Overwrite
            </Button>
            <Button variant="outline" className="px-2" onClick={on.onReload}>
              Reload
            </Button>
          </div>
        </div>
      </SheetContent>
    </Sheet>
  );
}
