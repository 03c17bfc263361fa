"use client";

import { useEffect, useRef, useState } from "react";
import type { Training } from "@/components/training/session/use-training";
import { draftKey, storeOnDevice } from "@/components/training/workouts/device-store";
import { type Trained, useAim } from "@/components/training/workouts/use-aim";
import { useRest } from "@/components/training/workouts/use-rest";
import { useStopwatch } from "@/components/training/workouts/use-stopwatch";
import { focusRefused } from "@/components/ui/refused";
import { offerUndo } from "@/components/ui/undo";
import type { Client } from "@/lib/clients/record/schema";
import { useDelayUpdates } from "@/lib/platform/browser/busy";
import { useLoggerDefaults } from "@/lib/platform/browser/use-logger-defaults";
import { usualMeasure } from "@/lib/training/catalogue/catalogue";
import {
  dayLeftBehind,
  type ExerciseDraft,
  type SetChange,
  type SetDraft,
} from "@/lib/training/workouts/draft";
import type { ExercisePlace } from "@/lib/training/workouts/session";
import { setOfTarget } from "@/lib/training/workouts/target";
import { type DraftSubject, useExerciseDraft } from "./use-exercise-draft";
import { type Saved, useSave } from "./use-save";

export type EditorSubject = DraftSubject & {
  client: Trained & Pick<Client, "notes">;
  /** The workout that contains the exercise. */
  training: Training;
  onSaved: (saved: Saved) => void;
};

/** The state of the exercise editor, shared by the phone and the laptop layout. */
export function useExerciseEditor(subject: EditorSubject) {
  const { client, summary, training, onSaved } = subject;
  const { target, start, prescribed, how } = useAim(client, summary, subject.muscleGroup);
  const { draft, isStored, current, dispatch, addSet, startWith, renewKey, forget } = useExerciseDraft(
    subject,
    prescribed,
  );
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [saved, setSaved] = useState<ExerciseDraft | null>(null);
  const [now, lookAtClock] = useClockOnReturn();
  const done = isStored ? null : saved;
  const leftFrom = isStored && draft ? dayLeftBehind(draft, now) : null;
  const rest = useRest(client);
  const stopwatch = useStopwatch(client);
  const { barLbs } = useLoggerDefaults();
  useWakeLock();
  const saving = useSave({
    client,
    onKeyTaken: renewKey,
    onSaved: (saved, draft) => {
      if (draft.exerciseName !== summary.exerciseName)
        return storeOnDevice(draftKey(client, draft.exerciseName), null);
      forget();
      // The sets of another day are no reason against logging today.
      setSaved(dayLeftBehind(draft, new Date()) === null ? draft : null);
      onSaved(saved);
    },
  });
  const around = useRef<HTMLElement>(null);
  const isRefused = () => focusRefused(around.current);
  const save = () => draft && !isRefused() && void saving.save(draft);
  useDelayUpdates(isStored);

  const sets = draft?.sets ?? [];
  const nextSet = sets.find((set) => !set.logged);
  const activeSet = sets.find((set) => set.id === chosenId) ?? nextSet ?? sets.at(-1);
  const setLogged = (id: string, logged: boolean) => {
    const set = sets.find((one) => one.id === id);
    if (!set || (logged && isRefused())) return;
    // The exercise may have been open since another day.
    if (draft && dayLeftBehind(draft, new Date()) !== null) return lookAtClock();
    const seconds = logged && stopwatch.running?.setId === id ? stopwatch.stop() : null;
    if (seconds !== null) dispatch({ type: "changeSet", id, change: { seconds } });
    dispatch({ type: "setLogged", id, at: logged ? new Date().toISOString() : null });
    setChosenId(logged ? null : id);
    if (logged && training.takeTurn().rests) rest.start(summary.exerciseName, how?.restSeconds);
  };
  /** In a workout, the last set of an exercise is also its save: nobody has to tap twice to go on. */
  const endsWith = sets.filter((set) => !set.logged).length === 1 && training.isLastTurn;
  const logNext = async (id: string) => {
    setLogged(id, true);
    if (!endsWith || !current()?.sets.every((set) => set.logged)) return;
    for (const draft of [...training.loggedBeside, current()]) if (draft) await saving.save(draft);
  };
  /** Selects the set before or after the active one; it stops at the ends. */
  const chooseNeighbour = (by: 1 | -1) => {
    const beside = sets[sets.findIndex((set) => set.id === activeSet?.id) + by];
    if (beside) setChosenId(beside.id);
  };
  /** Superset and swap go on from the stored sets. */
  const fromStored = (go: (other: ExercisePlace) => void) => (other: ExercisePlace) => {
    const latest = current();
    if (latest) storeOnDevice(draftKey(client, summary.exerciseName), latest);
    go(other);
  };
  /** Removes something; Undo restores the draft. */
  const undoably = (title: string, take: () => void) => {
    const before = current();
    take();
    offerUndo(title, () => storeOnDevice(draftKey(client, summary.exerciseName), before));
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
    /** The element around all fields. */
    around,
    /** Whether typed text was refused; the focus goes there. */
    isRefused,
    summary,
    training,
    muscleGroup: subject.muscleGroup,
    /** Decides which figures a set has. */
    counted: {
      exerciseName: summary.exerciseName,
      muscleGroup: subject.muscleGroup,
      measure: summary.measure ?? usualMeasure(summary.exerciseName),
      barLbs,
    },
    /** The exercise of the program, for its rest, tempo and effort. */
    how,
    /** The next target with its reason. */
    target,
    takeTarget,
    /** The target of the active set; null for a warm-up. */
    activeTarget: activeSet ? targetOf(activeSet) : null,
    sets,
    notes: draft?.notes ?? "",
    isStored,
    /** What was saved just now; null once more is logged. */
    done,
    logMore: () => setSaved(null),
    /** The day of unsaved sets that were left on another day, which must be saved or discarded first. */
    leftFrom,
    /** Whether sets can be logged at once. */
    isOpen: done === null && leftFrom === null,
    /** The set in the console. */
    activeSet,
    /** The set that Log set checks; undefined once all are logged. */
    nextSet: activeSet?.logged ? nextSet : activeSet,
    logNext,
    /** What follows the set that Log set checks, if it is the last one of an exercise in a workout. */
    after: endsWith ? (training.hasMore ? ("go on" as const) : ("finish" as const)) : null,
    lastSets: summary.lastWorkout?.setsData ?? [],
    /** Sets to start from without a plan and a last time, until the draft is stored. */
    proposal: isStored || !draft ? null : start,
    canSave: draft !== null && !saving.isSaving,
    isSaving: saving.isSaving,
    problem: saving.problem,
    rest,
    stopwatch,
    save,
    /** Makes a superset with another exercise. */
    link: fromStored(training.link),
    /** Replaces the rest of the exercise by another one. */
    swap: fromStored(training.swap),
    addSet,
    startWith,
    discard: () => undoably("Draft discarded", forget),
    setLogged,
    choose: setChosenId,
    chooseNeighbour,
    changeSet: (id: string, change: SetChange) => dispatch({ type: "changeSet", id, change }),
    /** Steps from the latest value, since a held button fires faster than React renders. */
    stepSet: (id: string, step: (now: SetDraft) => SetChange) => {
      const set = current()?.sets.find((one) => one.id === id);
      if (set) dispatch({ type: "changeSet", id, change: step(set) });
    },
    removeSet: ({ id, setNumber }: SetDraft) =>
      undoably(`Set ${setNumber} removed`, () => dispatch({ type: "removeSet", id })),
    changeNotes: (notes: string) => dispatch({ type: "changeNotes", notes }),
  };
}

export type ExerciseEditor = ReturnType<typeof useExerciseEditor>;

/** The time, read again whenever the page becomes visible. */
function useClockOnReturn(): [now: Date, look: () => void] {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const look = () => setNow(new Date());
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return [now, () => setNow(new Date())];
}

/**
 * Keeps the screen on while mounted, if supported. Hiding the tab releases the lock, so this requests it
 * again.
 */
function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let wanted = true;
    const acquire = async () => {
      if (document.visibilityState !== "visible") return;
      // Browsers may refuse, for example on low battery; the logger works without.
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
