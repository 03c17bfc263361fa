"use client";

import { useEffect, useState } from "react";
import { toast } from "@/components/ui/toast-store";
import { useDelayUpdates } from "@/lib/browser/busy";
import { usualMeasure } from "@/lib/workouts/catalogue";
import type { SetChange, SetDraft } from "@/lib/workouts/draft";
import type { ExercisePlace } from "@/lib/workouts/session";
import { setOfTarget } from "@/lib/workouts/target";
import { draftKey, keep } from "../device-store";
import type { Training } from "../session/use-training";
import { type Trained, useAim } from "../use-aim";
import { useRest } from "../use-rest";
import { shortcutTexts, undoTexts } from "./texts";
import { type DraftSubject, useExerciseDraft } from "./use-exercise-draft";
import { type Saved, useSave } from "./use-save";

export type EditorSubject = DraftSubject & {
  client: Trained;
  /** The workout that the exercise is a part of. */
  training: Training;
  onSaved: (saved: Saved) => void;
};

/** Everything that logging one exercise needs, for both layouts of the editor. */
export function useExerciseEditor(subject: EditorSubject) {
  const { client, summary, training, onSaved } = subject;
  const { target, planned, start } = useAim(client, summary, subject.muscleGroup);
  const { draft, isKept, current, dispatch, addSet, startWith, renewKey, forget } = useExerciseDraft(
    subject,
    planned,
  );
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
  useDelayUpdates(isKept);

  // Without a last time the draft is the plan already.
  const isPlan = planned !== null && summary.lastWorkout !== null;
  const proposal = isPlan
    ? { label: shortcutTexts.plan, sets: planned }
    : start && { label: shortcutTexts.start, sets: start };
  const sets = draft?.sets ?? [];
  const nextSet = sets.find((set) => !set.logged);
  const activeSet = sets.find((set) => set.id === chosenId) ?? nextSet ?? sets.at(-1);
  const setLogged = (id: string, logged: boolean) => {
    const set = sets.find((one) => one.id === id);
    if (!set) return;
    dispatch({ type: "setLogged", id, logged });
    setChosenId(logged ? null : id);
    if (logged && training.takeTurn().rests) rest.start(summary.exerciseName, set.kind);
  };
  /** The set before or after the active one; it stays at the ends. */
  const chooseBeside = (by: 1 | -1) => {
    const beside = sets[sets.findIndex((set) => set.id === activeSet?.id) + by];
    if (beside) setChosenId(beside.id);
  };
  /** Does another exercise in turn with this one, as it is planned now. */
  const link = (other: ExercisePlace) => {
    const now = current();
    if (now) keep(draftKey(client, summary.exerciseName), now);
    training.link(other);
  };
  /** Takes something away, and gives the draft back as it was on Undo. */
  const undoably = (title: string, take: () => void) => {
    const before = current();
    take();
    const undo = () => keep(draftKey(client, summary.exerciseName), before);
    toast({ title, action: { label: undoTexts.undo, onSelect: undo } });
  };
  const targetOf = (set: SetDraft) => (target ? setOfTarget(target, sets, set) : null);
  const takeTarget = () => {
    for (const set of sets) {
      const change = set.logged ? null : targetOf(set);
      if (change) dispatch({ type: "changeSet", id: set.id, change });
    }
  };

  return {
    client,
    summary,
    training,
    muscleGroup: subject.muscleGroup,
    /** What tells which figures a set has. */
    counted: {
      exerciseName: summary.exerciseName,
      muscleGroup: subject.muscleGroup,
      measure: summary.measure ?? usualMeasure(summary.exerciseName),
    },
    /** What to aim for, and why. */
    target,
    takeTarget,
    /** What the active set would become by it; none for a warm-up. */
    activeTarget: activeSet ? targetOf(activeSet) : null,
    sets,
    notes: draft?.notes ?? "",
    isKept,
    /** The set that the console edits. */
    activeSet,
    /** The set that Log set checks; none once all are logged. */
    nextSet: activeSet?.logged ? nextSet : activeSet,
    lastSets: summary.lastWorkout?.setsData ?? [],
    /** Sets to begin with instead of those of the draft, while nothing of it is kept. */
    proposal: isKept || !draft ? null : proposal,
    canSave: draft !== null && !saving.isSaving,
    isSaving: saving.isSaving,
    problem: saving.problem,
    rest,
    save,
    link,
    addSet,
    startWith,
    discard: () => undoably(undoTexts.draftDiscarded, forget),
    setLogged,
    choose: setChosenId,
    chooseBeside,
    changeSet: (id: string, change: SetChange) => dispatch({ type: "changeSet", id, change }),
    /** Changes a set from where it stands now: a held button steps faster than the screen is drawn. */
    stepSet: (id: string, step: (now: SetDraft) => SetChange) => {
      const set = current()?.sets.find((one) => one.id === id);
      if (set) dispatch({ type: "changeSet", id, change: step(set) });
    },
    removeSet: ({ id, setNumber }: SetDraft) =>
      undoably(undoTexts.setRemoved(setNumber), () => dispatch({ type: "removeSet", id })),
    changeNotes: (notes: string) => dispatch({ type: "changeNotes", notes }),
  };
}

export type ExerciseEditor = ReturnType<typeof useExerciseEditor>;

/** Keeps the screen on while mounted, where the browser can. The lock is lost with the tab's visibility. */
function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let wanted = true;
    const acquire = async () => {
      if (document.visibilityState !== "visible") return;
      // Refused on low battery, for example; the logger works without.
      const acquired = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
      if (wanted) lock = acquired;
      else await acquired?.release();
    };
    void acquire();
    document.addEventListener("visibilitychange", acquire);
    return () => {
      wanted = false;
      document.removeEventListener("visibilitychange", acquire);
      void lock?.release();
    };
  }, []);
}
