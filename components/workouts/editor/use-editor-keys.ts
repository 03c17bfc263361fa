"use client";

import { useEffect, useRef } from "react";
import { useUnits } from "@/lib/browser/use-units";
import { controlsOf } from "@/lib/workouts/set-controls";
import type { ExerciseEditor } from "./use-exercise-editor";

/** A control that has its own use for these keys. */
const TAKES_KEYS = "input, textarea, select, [role=dialog], [role=alertdialog], [role=menu], [role=tablist]";

/**
 * Enter logs the active set, arrows up and down change its repetitions (or what else is counted), with Shift its weight, arrows to the sides
 * choose another set.
 */
export function useEditorKeys(editor: ExerciseEditor): void {
  const units = useUnits();
  const latest = useRef({ ...editor, units });
  useEffect(() => {
    latest.current = { ...editor, units };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target as Element;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest(TAKES_KEYS)) return;
      const { activeSet, nextSet, counted, setLogged, stepSet, chooseBeside, units } = latest.current;
      const beside = { ArrowLeft: -1 as const, ArrowRight: 1 as const }[event.key];
      const direction = { ArrowUp: 1 as const, ArrowDown: -1 as const }[event.key];
      if (beside && !target.closest("[role=radiogroup]")) chooseBeside(beside);
      else if (direction && activeSet) {
        event.preventDefault();
        const [first, second] = controlsOf(activeSet, counted, units);
        stepSet(activeSet.id, (now) => (event.shiftKey ? first : second).step(now, direction));
      } else if (event.key === "Enter" && nextSet && !target.closest("button, a, summary")) {
        event.preventDefault();
        setLogged(nextSet.id, true);
      }
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}
