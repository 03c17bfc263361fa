"use client";

import { useState } from "react";
import { Field } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import type { Units } from "@/lib/body/units";
import { chooseUnits } from "@/lib/check-ins/page/queries";
import type { CheckInPage } from "@/lib/check-ins/page/schema";
import { unitsTexts } from "./more-texts";

type UnitsPartProps = { token: string; units: Units; onPage: (page: CheckInPage) => void };

const CHOICES = [
  { value: "imperial", label: unitsTexts.imperial },
  { value: "metric", label: unitsTexts.metric },
] as const;

/** The client's units, independent of the trainer's. */
export function UnitsPart({ token, units, onPage }: UnitsPartProps) {
  const [hasFailed, setFailed] = useState(false);
  const choose = (chosen: Units) => {
    setFailed(false);
    chooseUnits(token, chosen).then(onPage, () => setFailed(true));
  };
  return (
    <div className="mt-6 border-t pt-5">
      <Field label={unitsTexts.title} control="group" {...(hasFailed && { error: unitsTexts.failed })}>
        <Segmented options={CHOICES} value={units} onValueChange={choose} />
      </Field>
    </div>
  );
}
