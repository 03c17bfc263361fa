"use client";

import { type Shortcut, useShortcuts } from "@/lib/platform/browser/shortcuts";
import { useUnits } from "@/lib/platform/browser/use-units";
import { controlsOf } from "@/lib/training/workouts/set-controls";
import type { ExerciseEditor } from "./use-exercise-editor";

const CHANGE = {
  weight: "Change the weight",
  reps: "Change the reps",
  seconds: "Change the time",
  meters: "Change the distance",
};

/** Keyboard shortcuts of the logger; on the floor only one editor is active. */
export function useEditorKeys(editor: ExerciseEditor, isOn = true): void {
  const units = useUnits();
  const { activeSet, nextSet, counted, logNext, stepSet, chooseNeighbour, canSave, save } = editor;
  const shortcuts: Shortcut[] = [];
  if (nextSet)
    shortcuts.push({
      keys: ["Enter"],
      does: editor.after ? `Log the set and ${editor.after}` : "Log the set",
      except: "button, a, summary",
      run: () => void logNext(nextSet.id),
    });
  else if (canSave)
    shortcuts.push({ keys: ["Enter"], does: "Save and go on", except: "button, a, summary", run: save });
  if (canSave) shortcuts.push({ keys: ["Ctrl+s"], does: "Save", run: save });
  if (activeSet) {
    const [first, second] = controlsOf(activeSet, counted, units);
    const step = (control: typeof first) => (key: string) =>
      stepSet(activeSet.id, (now) => control.step(now, key.endsWith("Up") ? 1 : -1));
    shortcuts.push(
      { keys: ["ArrowUp", "ArrowDown"], does: CHANGE[second.figure], run: step(second) },
      {
        keys: ["Shift+ArrowUp", "Shift+ArrowDown"],
        does: CHANGE[first.figure],
        run: step(first),
      },
      {
        keys: ["ArrowLeft", "ArrowRight"],
        does: "Choose a set",
        except: "[role=radiogroup]",
        run: (key) => chooseNeighbour(key === "ArrowLeft" ? -1 : 1),
      },
    );
  }
  useShortcuts("Logger", isOn && editor.isOpen ? shortcuts : []);
}
