"use client";

import { useEffect, useMemo, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Explain } from "@/components/ui/explain";
import { NEW_CLIENT_DEFAULTS } from "@/lib/body/ranges";
import type { UnitSystem } from "@/lib/body/unit-system";
import { useUnits } from "@/lib/browser/use-units";
import { pickedText } from "@/lib/clients/field-text";
import { type Asked, questionOf } from "@/lib/forecast/question";
import type { TargetAdvice as Advice, Target } from "@/lib/forecast/target-advice";
import { formatTenth } from "@/lib/text/numbers";
import { targetAdviceTexts, timelineExplanations } from "./texts";

type TargetAdviceProps = {
  /** What the form holds now. Render nothing in its place while a number is missing. */
  values: Asked;
  /** The suggestion, once the trainer takes it. */
  onAccept: (target: Target) => void;
  /** Told whether one of the concerns asks for an explicit yes before the form is saved. */
  onConfirmNeeded?: (isNeeded: boolean) => void;
};

const SETTLE_MS = 200;

/** What a new form opens with: nothing is to be said about it, and no forecast is made while the page still loads. */
const OPENING = JSON.stringify(questionOf(NEW_CLIENT_DEFAULTS));

type Adviser = typeof import("@/lib/forecast/target-advice").targetAdvice;

/** What a careful coach would say about a target while it is being set, with the nearest sensible one to take. */
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
          <Button variant="outline" size="sm" onClick={() => onAccept(suggestion)}>
            {targetAdviceTexts.accept(
              `${pickedText(units.weightOf(suggestion.targetWeight))} ${units.weightUnit}`,
              formatTenth(suggestion.targetBodyFat),
            )}
          </Button>
        ) : (
          <span />
        )}
        <Explain about={timelineExplanations.advice}>{timelineExplanations.adviceText}</Explain>
      </div>
    </Alert>
  );
}

/** The model comes with the first question, and is asked only once a dragged tape has come to rest. */
function useTargetAdvice(values: Asked, units: UnitSystem): Advice | null {
  const [adviser, setAdviser] = useState<Adviser | null>(null);
  // As text, because the form makes a new object with every key stroke, also where nothing here has changed.
  const question = useSettled(JSON.stringify(questionOf(values)));
  const isAsked = question !== OPENING;
  useEffect(() => {
    if (!isAsked) return;
    let isWanted = true;
    import("@/lib/forecast/target-advice").then(({ targetAdvice }) => {
      if (isWanted) setAdviser(() => targetAdvice);
    });
    return () => {
      isWanted = false;
    };
  }, [isAsked]);
  return useMemo(() => adviser?.(JSON.parse(question), units) ?? null, [adviser, question, units]);
}

/** A value once it has not changed for a moment: finding the nearest sensible target takes dozens of forecasts. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
