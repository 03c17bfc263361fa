"use client";

import { useState } from "react";
import { useHoldsUpdates } from "@/lib/browser/busy";
import { loggedSets, type SetChange, type SetDraft } from "@/lib/workouts/draft";
import type { SavedWorkout } from "@/lib/workouts/schema";
import { type DraftSubject, useExerciseDraft } from "./use-exercise-draft";
import { useRest } from "./use-rest";
import { useSave } from "./use-save";
import { useWakeLock } from "./use-wake-lock";

export type EditorSubject = DraftSubject & { onSaved: (saved: Pick<SavedWorkout, "newRecords">) => void };

/** Everything that logging one exercise needs, for both layouts of the editor. */
export function useExerciseEditor(subject: EditorSubject) {
  const { client, summary, onSaved } = subject;
  const { draft, isKept, current, dispatch, addSet, takeProposal, renewKey, forget } =
    useExerciseDraft(subject);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const rest = useRest(client);
  useWakeLock();
  const saving = useSave({
    client,
    onKeyTaken: renewKey,
    onSaved: (saved) => {
      forget();
      onSaved(saved);
    },
  });
  const save = () => draft && void saving.save(draft);
  useHoldsUpdates(isKept);

  const sets = draft?.sets ?? [];
  const nextSet = sets.find((set) => !set.logged);
  const activeSet = sets.find((set) => set.id === chosenId) ?? nextSet ?? sets.at(-1);
  const setLogged = (id: string, logged: boolean) => {
    const set = sets.find((one) => one.id === id);
    if (!set) return;
    dispatch({ type: "setLogged", id, logged });
    setChosenId(logged ? null : id);
    if (logged) rest.start(summary.exerciseName, set.kind);
  };

  return {
    client,
    summary,
    muscleGroup: subject.muscleGroup,
    sets,
    notes: draft?.notes ?? "",
    isKept,
    /** The set that the console edits. */
    activeSet,
    /** The set that Log set checks; none once all are logged. */
    nextSet: activeSet?.logged ? nextSet : activeSet,
    lastSets: summary.lastWorkout?.setsData ?? [],
    canTakeProposal: !isKept && draft !== null && summary.lastWorkout === null,
    canSave: draft !== null && loggedSets(draft).length > 0 && !saving.isSaving,
    isSaving: saving.isSaving,
    problem: saving.problem,
    rest,
    save,
    addSet,
    takeProposal,
    discard: forget,
    setLogged,
    choose: setChosenId,
    changeSet: (id: string, change: SetChange) => dispatch({ type: "changeSet", id, change }),
    /** Changes a set from where it stands now: a held button steps faster than the screen is drawn. */
    stepSet: (id: string, step: (now: SetDraft) => SetChange) => {
      const set = current()?.sets.find((one) => one.id === id);
      if (set) dispatch({ type: "changeSet", id, change: step(set) });
    },
    removeSet: (id: string) => dispatch({ type: "removeSet", id }),
    changeNotes: (notes: string) => dispatch({ type: "changeNotes", notes }),
  };
}

export type ExerciseEditor = ReturnType<typeof useExerciseEditor>;
