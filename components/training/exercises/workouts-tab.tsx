"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { viewsPlace } from "@/components/platform/frame/client-tabs";
import {
  setSearchParams,
  useSearchParam,
  useSearchParamChoice,
  useSearchParamState,
} from "@/components/platform/frame/search-params";
import type { Saved } from "@/components/training/editor/use-save";
import { StartToday } from "@/components/training/plans/still-open";
import { SessionStrip } from "@/components/training/session/session-strip";
import { useOpenSummary } from "@/components/training/session/use-open-summary";
import { useTraining } from "@/components/training/session/use-training";
import { useDraftedPlace } from "@/components/training/workouts/use-drafted-place";
import { useRestAlarm } from "@/components/training/workouts/use-rest-alarm";
import { PlanSkeleton } from "@/components/training/workouts/workouts-skeleton";
import { cn } from "@/components/ui/cn";
import { later, preloadCode } from "@/components/ui/later";
import { Segmented } from "@/components/ui/segmented";
import { MUSCLE_GROUPS } from "@/lib/body/ranges";
import type { Client } from "@/lib/clients/record/schema";
import { useIsLaptop } from "@/lib/platform/browser/media";
import { exercisesQuery, FIRST_GROUP, useOpenExercise } from "@/lib/training/workouts/queries";
import type { SavedWorkout } from "@/lib/training/workouts/schema";
import type { ExercisePlace } from "@/lib/training/workouts/session";
import { ExerciseBrowser } from "./exercise-browser";

const HIGHLIGHT_MS = 2000;

/** The exercise with a new record, for two seconds, and a setter. */
function useFreshRecord(): [
  exerciseName: string | null,
  show: (saved: Pick<SavedWorkout, "newRecords">) => void,
] {
  const [exerciseName, setExerciseName] = useState<string | null>(null);
  useEffect(() => {
    if (exerciseName === null) return;
    const timer = setTimeout(() => setExerciseName(null), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [exerciseName]);
  return [exerciseName, (saved) => setExerciseName(saved.newRecords[0]?.exerciseName ?? null)];
}

const PhoneEditor = later(() =>
  import("@/components/training/editor/phone-editor").then((module) => module.default),
);
// Lazy, since it shows only on laptops.
const LaptopEditor = later(() =>
  import("@/components/training/editor/laptop-editor").then((module) => module.default),
);
const PlanView = later(
  () => import("@/components/training/plans/plan-view").then((module) => module.default),
  {
    fallback: <PlanSkeleton text="Loading the program" />,
  },
);
const SummarySheet = later(
  () => import("@/components/training/summary/summary-sheet").then((module) => module.SummarySheet),
  { opens: ({ workoutId }) => workoutId !== null },
);

type WorkoutsTabProps = {
  client: Client;
  /** The "Add New Exercise" sheet; the page's dock button opens it too. */
  adding: boolean;
  onAddingChange: (adding: boolean) => void;
};

const VIEWS = [
  { value: "exercises", label: "Exercises" },
  { value: "plan", label: "Program" },
] as const;

export default function WorkoutsTab({ client, adding, onAddingChange }: WorkoutsTabProps) {
  const [view, setView] = useSearchParamChoice("view", ["exercises", "plan"]);
  const drafted = useDraftedPlace(client);
  const [chosenGroup, setChosenGroup] = useSearchParamState("group");
  const group = MUSCLE_GROUPS.find((one) => one === chosenGroup) ?? drafted?.muscleGroup ?? FIRST_GROUP;
  const isLaptop = useIsLaptop();
  const [besideName, setBesideName] = useSearchParamState("exercise");
  const [dialogName, setDialogName] = useState("");
  // On phones the editor is a dialog, which a reload closes; its draft stays.
  const [chosen, setChosen] = isLaptop
    ? [besideName, setBesideName]
    : [dialogName, (name: string | null) => setDialogName(name ?? "")];
  const [ended, setEnded] = useState(useSearchParam("workout"));
  const showEnded = (id: string) => {
    setEnded(id);
    setSearchParams({ workout: id || null });
  };
  const [freshRecord, showFreshRecord] = useFreshRecord();
  const { data: exercises = [], isSuccess } = useQuery(exercisesQuery(client.id, group));
  usePrefetchedGroups(client.id, isSuccess);
  const reportOpened = useOpenExercise();
  useRestAlarm(client);
  useEffect(() => (isLaptop ? undefined : preloadCode(PhoneEditor.preload)), [isLaptop]);

  const first = exercises.find(({ exerciseName }) => exerciseName === drafted?.exerciseName) ?? exercises[0];
  const shown = chosen || (isLaptop && first?.exerciseName);
  const open: ExercisePlace | null = shown ? { exerciseName: shown, muscleGroup: group } : null;
  const openExercise = (exercise: ExercisePlace | null) => {
    // Laptops always show an editor.
    if (!exercise && isLaptop) return;
    setChosen(exercise?.exerciseName ?? null);
    if (!exercise) return;
    setView("exercises");
    setChosenGroup(exercise.muscleGroup);
    reportOpened.mutate({ params: { id: client.id, name: exercise.exerciseName } });
  };
  const training = useTraining(client, open, openExercise);
  const summary = useOpenSummary(client.id, open, training);
  const close = () => setChosen(null);
  const subject = open &&
    summary && {
      client,
      muscleGroup: open.muscleGroup,
      summary,
      training,
      onSaved: (saved: Saved) => {
        if (training.advance() && saved.id) showEnded(saved.id);
        showFreshRecord(saved);
      },
    };

  return (
    <div className="@container pt-1.5 lg:pt-5">
      <Segmented
        aria-label="View"
        className={cn("mb-3", viewsPlace)}
        options={VIEWS}
        value={view}
        onValueChange={setView}
      />
      {view === "plan" ? (
        <PlanView client={client} onStarted={openExercise} adding={adding} onAddingChange={onAddingChange} />
      ) : (
        <div className="@3xl:grid @3xl:grid-cols-[272px_minmax(0,1fr)] @3xl:items-start @3xl:gap-5 @3xl:xl:grid-cols-[300px_minmax(0,1fr)] @3xl:xl:gap-6 @3xl:2xl:grid-cols-[404px_minmax(0,1fr)] @3xl:2xl:gap-9">
          <div className="min-w-0">
            <SessionStrip
              client={client}
              training={training}
              openName={isLaptop ? (open?.exerciseName ?? null) : null}
            />
            {training.exercises.length === 0 && <StartToday client={client} onStarted={openExercise} />}
            <ExerciseBrowser
              client={client}
              group={group}
              onGroupChange={(next) => {
                setChosenGroup(next);
                close();
              }}
              openName={isLaptop ? (open?.exerciseName ?? null) : null}
              recordName={freshRecord}
              onOpen={openExercise}
              adding={adding}
              onAddingChange={onAddingChange}
            />
          </div>
          {subject && isLaptop && (
            <LaptopEditor key={subject.summary.exerciseName} {...subject} onTrashed={close} />
          )}
          {subject && !isLaptop && <PhoneEditor {...subject} clientName={client.name} onClose={close} />}
        </div>
      )}
      <SummarySheet client={client} workoutId={ended || null} onClose={() => showEnded("")} />
    </div>
  );
}

/** Prefetches all muscle groups after the first one, so that logging works offline. */
function usePrefetchedGroups(clientId: string, isReady: boolean): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (!isReady) return;
    for (const group of MUSCLE_GROUPS) void cache.prefetchQuery(exercisesQuery(clientId, group));
  }, [cache, clientId, isReady]);
}
