"use client";

import { Play } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useUnits } from "@/lib/browser/use-units";
import type { PlannedSession } from "@/lib/plans/schema";
import type { ExercisePlace } from "@/lib/workouts/session";
import type { Owned } from "../device-store";
import { startSession } from "../session/start-session";
import { planWeekTexts } from "./texts";
import type { PrescribedExercise } from "./use-session-prescriptions";

type StartButtonProps = {
  client: Owned;
  session: PlannedSession;
  exercises: readonly PrescribedExercise[];
  /** What was logged the last time has not come yet. */
  isPending: boolean;
  isToday: boolean;
  onStarted: (first: ExercisePlace) => void;
};

/** Fills the logger with the session and opens its first exercise. */
export function StartButton({ client, session, exercises, isPending, isToday, onStarted }: StartButtonProps) {
  const units = useUnits();
  const [first] = exercises;
  if (!first) return null;
  const start = () => {
    startSession(client, session.name, exercises, units);
    onStarted(first);
  };
  return (
    <Button size="lg" block disabled={isPending} onClick={start}>
      <Play aria-hidden />
      {isToday ? planWeekTexts.startToday : planWeekTexts.startNamed(session.name)}
    </Button>
  );
}
