"use client";

import { useEffect, useMemo, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Explain } from "@/components/ui/explain";
import { type ApiQuestion, questionOf } from "@/lib/body/forecast/question";
import type { TargetAdvice as Advice } from "@/lib/body/forecast/target-advice";
import { NEW_CLIENT_DEFAULTS } from "@/lib/body/ranges";
import type { UnitSystem } from "@/lib/body/unit-system";
import { pickedText } from "@/lib/clients/record/field-text";
import { useNow } from "@/lib/platform/browser/use-calendar";
import { useUnits } from "@/lib/platform/browser/use-units";
import { formatTenth } from "@/lib/text/numbers";

type TargetAdviceProps = {
  /** The values of the form. Do not render this while a number is missing. */
  values: ApiQuestion;
  /** Called when the trainer takes the suggestion. */
  onAccept: (target: Pick<ApiQuestion, "targetWeight" | "targetBodyFat">) => void;
  /** Reports whether a concern needs a confirmation before saving. */
  onConfirmNeeded?: (isNeeded: boolean) => void;
};

const SETTLE_MS = 200;

/** The defaults of a new form need no advice, so the model does not load with the page. */
const DEFAULT_QUESTION = JSON.stringify(questionOf(NEW_CLIENT_DEFAULTS, new Date()));

type Adviser = typeof import("@/lib/body/forecast/target-advice").targetAdvice;

/** Concerns about a target during editing, with the nearest sensible target. */
export function TargetAdvice({ values, onAccept, onConfirmNeeded }: TargetAdviceProps) {
  const units = useUnits();
  const advice = useTargetAdvice(values, units);
  const needsConfirm = advice?.concerns.some(({ confirm }) => confirm) ?? false;
  useEffect(() => onConfirmNeeded?.(needsConfirm), [needsConfirm, onConfirmNeeded]);
  if (!advice || advice.concerns.length === 0) return null;
  const { concerns, suggestion } = advice;
  return (
    <Alert variant="warning">
      <ul className="grid gap-1.5">
        {concerns.map(({ code, message }) => (
          <li key={code}>{message}</li>
        ))}
      </ul>
      <div className="mt-2.5 flex items-center justify-between gap-2">
        {suggestion ? (
          <Button
            variant="outline"
            size="sm"
            onClick={() =>
              onAccept({
                targetWeight: suggestion.targetWeightLbs,
                targetBodyFat: suggestion.targetBodyFat,
              })
            }
          >
            Use {pickedText(units.weightOf(suggestion.targetWeightLbs))} {units.weightUnit} at{" "}
            {formatTenth(suggestion.targetBodyFat)}%
          </Button>
        ) : (
          <span />
        )}
        <Explain about="Target advice">
          The pace, essential fat (American Council on Exercise) and the fat-free mass index, which is lean
          mass for height, are compared with published limits. An index above 25 in men or 22 in women is rare
          without drugs (Kouri 1995, Harty 2019).
        </Explain>
      </div>
    </Alert>
  );
}

/** The model loads lazily and runs only after a drag has ended. */
function useTargetAdvice(values: ApiQuestion, units: UnitSystem): Advice | null {
  const [adviser, setAdviser] = useState<Adviser | null>(null);
  // Compared as text, since the form creates a new object for each key.
  const question = useDebouncedValue(JSON.stringify(questionOf(values, useNow())));
  const isAsked = question !== DEFAULT_QUESTION;
  useEffect(() => {
    if (!isAsked) return;
    let isWanted = true;
    import("@/lib/body/forecast/target-advice").then(({ targetAdvice }) => {
      if (isWanted) setAdviser(() => targetAdvice);
    });
    return () => {
      isWanted = false;
    };
  }, [isAsked]);
  return useMemo(() => adviser?.(JSON.parse(question), units) ?? null, [adviser, question, units]);
}

/** Debounced, since a suggestion needs dozens of forecasts. */
function useDebouncedValue<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
