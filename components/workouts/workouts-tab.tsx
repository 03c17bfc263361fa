"use client";

import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { useViewInAddress } from "@/components/layout/page-address";
import { loadAhead } from "@/components/ui/load-ahead";
import { openedLater } from "@/components/ui/opened-later";
import { Segmented } from "@/components/ui/segmented";
import { useIsLaptop } from "@/lib/browser/media";
import type { Client } from "@/lib/clients/schema";
import { FIRST_GROUP } from "@/lib/workouts/keys";
import { exercisesQuery, useOpenExercise } from "@/lib/workouts/queries";
import type { MuscleGroup } from "@/lib/workouts/schema";
import type { ExercisePlace } from "@/lib/workouts/session";
import type { Saved } from "./editor/use-save";
import { ExerciseBrowser } from "./exercise-browser";
import { planTexts } from "./plans/texts";
import { SessionStrip } from "./session/session-strip";
import { useTraining } from "./session/use-training";
import { workoutsTabTexts } from "./texts";
import { useDraftedGroup } from "./use-drafted-group";
import { useFreshRecord } from "./use-fresh-record";
import { useGroupsOnDevice } from "./use-groups-on-device";
import { useOpenSummary } from "./use-open-summary";
import { useRestAlarm } from "./use-rest-alarm";
import { PlanSkeleton } from "./workouts-skeleton";

const loadPhoneEditor = () => import("./editor/phone-editor");
const PhoneEditor = lazy(loadPhoneEditor);
// Only laptops have room for it.
const LaptopEditor = lazy(() => import("./editor/laptop-editor"));
const PlanView = lazy(() => import("./plans/plan-view"));
const SummarySheet = openedLater(
  () => import("./summary/summary-sheet").then((module) => module.SummarySheet),
  ({ workoutId }) => workoutId !== null,
);

type WorkoutsTabProps = {
  client: Client;
  /** Whether 'Add New Exercise' is open: the page's dock button opens it from outside. */
  adding: boolean;
  onAddingChange: (adding: boolean) => void;
};

const VIEWS = [
  { value: "exercises", label: workoutsTabTexts.exercises },
  { value: "plan", label: workoutsTabTexts.plan },
] as const;

/** The workout logger of a client: exercises by muscle group and the editor of the one that is open, and the plan. */
export default function WorkoutsTab({ client, adding, onAddingChange }: WorkoutsTabProps) {
  const [view, setView] = useViewInAddress("view", ["exercises", "plan"]);
  const draftedGroup = useDraftedGroup(client);
  const [chosenGroup, setChosenGroup] = useState<MuscleGroup | null>(null);
  const group = chosenGroup ?? draftedGroup ?? FIRST_GROUP;
  const [chosen, setChosen] = useState<ExercisePlace | null>(null);
  const [ended, setEnded] = useState<string | null>(null);
  const [freshRecord, showFreshRecord] = useFreshRecord();
  const isLaptop = useIsLaptop();
  const { data: exercises = [], isSuccess } = useQuery(exercisesQuery(client.id, group));
  useGroupsOnDevice(client.id, isSuccess);
  const tellOpened = useOpenExercise(client.id);
  useRestAlarm(client);
  useEffect(() => (isLaptop ? undefined : loadAhead(loadPhoneEditor)), [isLaptop]);

  const first = exercises[0] && { exerciseName: exercises[0].exerciseName, muscleGroup: group };
  const open = chosen ?? ((isLaptop && first) || null);
  const openExercise = (exercise: ExercisePlace | null) => {
    // Beside the list of laptops there is always an editor.
    if (!exercise && isLaptop) return;
    setChosen(exercise);
    if (!exercise) return;
    setView("exercises");
    setChosenGroup(exercise.muscleGroup);
    tellOpened.mutate(exercise.exerciseName);
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
        if (training.advance() && saved.id) setEnded(saved.id);
        showFreshRecord(saved);
      },
    };

  return (
    <div className="pt-1.5 lg:pt-5">
      <Segmented
        aria-label={workoutsTabTexts.views}
        className="mb-3 lg:w-[260px]"
        options={VIEWS}
        value={view}
        onValueChange={setView}
      />
      {view === "plan" ? (
        <Suspense fallback={<PlanSkeleton text={planTexts.loading} />}>
          <PlanView
            client={client}
            onStarted={openExercise}
            adding={adding}
            onAddingChange={onAddingChange}
          />
        </Suspense>
      ) : (
        <div className="lg:grid lg:grid-cols-[minmax(320px,404px)_minmax(0,1fr)] lg:items-start lg:gap-9">
          <div className="min-w-0">
            <SessionStrip
              client={client}
              training={training}
              openName={isLaptop ? (open?.exerciseName ?? null) : null}
            />
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
          <Suspense fallback={null}>
            {subject && isLaptop && (
              <LaptopEditor key={subject.summary.exerciseName} {...subject} onTrashed={close} />
            )}
            {subject && !isLaptop && <PhoneEditor {...subject} clientName={client.name} onClose={close} />}
          </Suspense>
        </div>
      )}
      <SummarySheet client={client} workoutId={ended} onClose={() => setEnded(null)} />
    </div>
  );
}
