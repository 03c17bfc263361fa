"use client";

import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { WITHOUT_HISTORY } from "@/lib/workouts/draft";
import { setText, workoutText } from "@/lib/workouts/wording";
import type { ExerciseEditor } from "./use-exercise-editor";

/** One tap to what this set was the last time, to the set before it, or to the proposal for a first time. */
export function Shortcuts({ editor }: { editor: ExerciseEditor }) {
  const { activeSet, sets, lastSets } = editor;
  if (!activeSet) return null;
  const lastTime = lastSets[activeSet.setNumber - 1];
  const before = sets[activeSet.setNumber - 2];
  const take = ({ reps, weight }: { reps: number; weight: number }) =>
    editor.changeSet(activeSet.id, { reps, weight });
  return (
    <div className="mt-2.5 flex min-h-14 gap-2 overflow-x-auto [scrollbar-width:none]">
      {lastTime && (
        <Shortcut onPress={() => take(lastTime)} icon figure={setText(lastTime)}>
          Last time
        </Shortcut>
      )}
      {before && (
        <Shortcut onPress={() => take(before)} figure={setText(before)}>
          Set {before.setNumber}
        </Shortcut>
      )}
      {editor.canTakeProposal && (
        <Shortcut onPress={editor.takeProposal} figure={workoutText(WITHOUT_HISTORY)}>
          Start
        </Shortcut>
      )}
    </div>
  );
}

type ShortcutProps = { onPress: () => void; icon?: boolean; figure: string; children: ReactNode };

function Shortcut({ onPress, icon = false, figure, children }: ShortcutProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="pressable inset-ring-[1.5px] inset-ring-input flex min-h-14 shrink-0 items-center gap-[7px] rounded-photo px-[15px] font-label text-sm whitespace-nowrap hover:bg-accent"
    >
      {icon && <RotateCcw aria-hidden className="size-[15px] stroke-[2.2]" />}
      {children}
      <b className="num font-strong tracking-normal">{figure}</b>
    </button>
  );
}
