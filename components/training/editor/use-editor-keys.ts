"use client";

import { type Shortcut, useShortcuts } from "@/lib/platform/browser/shortcuts";
import { useUnits } from "@/lib/platform/browser/use-units";
import { controlsOf } from "@/lib/training/workouts/set-controls";
import { editorKeyTexts } from "./texts";
import type { ExerciseEditor } from "./use-exercise-editor";

/** Keyboard shortcuts of the logger; on the floor only one editor is active. */
export function useEditorKeys(editor: ExerciseEditor, isOn = true): void {
  const units = useUnits();
  const { activeSet, nextSet, counted, setLogged, stepSet, chooseNeighbour } = editor;
  const shortcuts: Shortcut[] = [];
  if (nextSet)
    shortcuts.push({
      keys: ["Enter"],
      does: editorKeyTexts.log,
      except: "button, a, summary",
      run: () => setLogged(nextSet.id, true),
    });
  if (activeSet) {
    const [first, second] = controlsOf(activeSet, counted, units);
    const step = (control: typeof first) => (key: string) =>
      stepSet(activeSet.id, (now) => control.step(now, key.endsWith("Up") ? 1 : -1));
    shortcuts.push(
      { keys: ["ArrowUp", "ArrowDown"], does: editorKeyTexts.change[second.figure], run: step(second) },
      {
        keys: ["Shift+ArrowUp", "Shift+ArrowDown"],
        does: editorKeyTexts.change[first.figure],
        run: step(first),
      },
      {
        keys: ["ArrowLeft", "ArrowRight"],
        does: editorKeyTexts.choose,
        except: "[role=radiogroup]",
        run: (key) => chooseNeighbour(key === "ArrowLeft" ? -1 : 1),
      },
    );
  }
  useShortcuts(editorKeyTexts.title, isOn ? shortcuts : []);
}
