"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input, Textarea } from "@/components/ui/input";
import { Sheet, SheetContent, SheetHeading } from "@/components/ui/sheet";
import { Tape } from "@/components/ui/tape";
import { BODY_FAT, TARGET_BODY_FAT } from "@/lib/body/ranges";
import { shownWeight } from "@/lib/body/unit-system";
import type { Acceptance, WaitingIntake } from "@/lib/check-ins/intake/schema";
import { useUnits } from "@/lib/platform/browser/use-units";

/** The schema has the same limit, but browsers load no schemas. */
const NOTES_MAX_LENGTH = 4000;

type IntakeEditSheetProps = {
  intake: WaitingIntake;
  isDeciding: boolean;
  onAccept: (changes: Acceptance) => Promise<void>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** What is often wrong or estimated; all else can be changed in the client's form afterwards. */
export function IntakeEditSheet({
  intake,
  isDeciding,
  onAccept,
  isOpen,
  onOpenChange,
}: IntakeEditSheetProps) {
  const units = useUnits();
  const { name, weight, bodyFat, targetWeight, targetBodyFat } = intake.proposal;
  const [values, setValues] = useState({
    name,
    weight,
    bodyFat,
    targetWeight,
    targetBodyFat,
    notes: intake.notes,
  });
  const put = (changes: Partial<typeof values>) => setValues((before) => ({ ...before, ...changes }));
  const percent = { unit: "%", mediumEvery: 0.5, labelEvery: 1, pxPerTick: 6 };
  const pounds = { ...units.bodyWeight, unit: units.weightUnit };
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent>
        <SheetHeading title="Edit before accepting" about={name} />
        <div className="mt-4 mb-5 grid gap-5">
          <Field label="Name">
            <Input
              value={values.name}
              maxLength={120}
              autoComplete="off"
              onChange={({ target }) => put({ name: target.value })}
            />
          </Field>
          <Tape
            {...pounds}
            label="Weight"
            value={shownWeight(values.weight, units)}
            onValueChange={(shown) => put({ weight: units.lbsOf(shown) })}
          />
          <Tape
            {...BODY_FAT}
            {...percent}
            label="Body fat"
            value={values.bodyFat}
            onValueChange={(next) => put({ bodyFat: next })}
          />
          <Tape
            {...pounds}
            tone="forecast"
            label="Target weight"
            value={shownWeight(values.targetWeight, units)}
            onValueChange={(shown) => put({ targetWeight: units.lbsOf(shown) })}
          />
          <Tape
            {...TARGET_BODY_FAT}
            {...percent}
            tone="forecast"
            label="Target body fat"
            value={values.targetBodyFat}
            onValueChange={(next) => put({ targetBodyFat: next })}
          />
          <Field label="Notes">
            <Textarea
              value={values.notes}
              maxLength={NOTES_MAX_LENGTH}
              onChange={({ target }) => put({ notes: target.value })}
            />
          </Field>
        </div>
        <Button
          saves
          block
          pending={isDeciding}
          disabled={values.name.trim() === ""}
          onClick={() => void onAccept(values)}
        >
          Accept with these values
        </Button>
      </SheetContent>
    </Sheet>
  );
}
