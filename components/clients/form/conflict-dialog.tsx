"use client";

import { Button } from "@/components/ui/button";
import { Sheet, SheetContent, SheetDescription, SheetTitle } from "@/components/ui/sheet";
import type { UnitSystem } from "@/lib/body/unit-system";
import { fieldLabel, fieldText } from "@/lib/clients/record/field-text";
import { changedFields } from "@/lib/clients/record/form";
import type { ClientForm } from "@/lib/clients/record/schema";
import { useUnits } from "@/lib/platform/browser/use-units";

type ConflictDialogProps = {
  saved: ClientForm;
  mine: ClientForm;
  theirs: ClientForm;
  onMerge: () => void;
  onOverwrite: () => void;
  onReload: () => void;
  onClose: () => void;
};

export function ConflictDialog({ saved, mine, theirs, ...on }: ConflictDialogProps) {
  const units = useUnits();
  const changed = changedFields(saved, theirs);
  return (
    <Sheet open onOpenChange={(open) => !open && on.onClose()}>
      <SheetContent>
        <SheetTitle>{theirs.name} was changed on another device</SheetTitle>
        <SheetDescription>Nothing you entered is lost. What do you want to keep?</SheetDescription>
        <dl className="mt-3 divide-y text-sm">
          {changed.map((field) => (
            <div key={field} className="py-2">
              <dt className="font-strong">{fieldLabel(field)}</dt>
              <dd className="break-words text-muted-foreground">
                {changeText(field, { saved, mine, theirs }, units)}
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-3 flex flex-col gap-2.5">
          <Button onClick={on.onMerge}>Merge both</Button>
          <p className="-mt-1 text-muted-foreground text-xs">
            Takes the other device's changes, and keeps yours where both changed the same field. Save
            afterwards.
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

type Versions = Pick<ConflictDialogProps, "saved" | "mine" | "theirs">;

function changeText(field: keyof ClientForm, { saved, mine, theirs }: Versions, units: UnitSystem): string {
  const [before, there] = [fieldText(field, saved, units), fieldText(field, theirs, units)];
  if (mine[field] === saved[field]) return `${before} → ${there}`;
  return `${before} → ${there}, here: ${fieldText(field, mine, units)}`;
}
