"use client";

import { ChevronLeft, ChevronRight, Repeat } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { ExercisePlace } from "@/lib/training/workouts/session";
import type { Training } from "./use-training";

/** The position in the workout with previous and next. Hidden outside a workout. */
export function SessionNav({ training }: { training: Training }) {
  const { at, exercises, name, superset, previous, next, open } = training;
  if (at < 0) return null;
  const isAlone = exercises.length === 1;
  const turn = superset.findIndex((one) => one.exerciseName === exercises[at]?.exerciseName);
  return (
    <nav
      aria-label="Workout"
      className="-mx-3.5 flex min-h-11 items-center lg:-mx-2 text-muted-foreground text-sm"
    >
      {isAlone || <Step to={previous} onOpen={open} direction="previous" />}
      <p role="status" className="flex min-w-0 flex-1 flex-wrap items-center justify-center gap-x-2">
        <span className="min-w-0 truncate">
          {name}, exercise {at + 1} of {exercises.length}
        </span>
        {turn >= 0 && (
          <span className="flex items-center gap-1 font-strong text-primary">
            <Repeat aria-hidden className="size-[15px] stroke-2" />
            Superset {turn + 1} of {superset.length}
          </span>
        )}
      </p>
      {isAlone || <Step to={next} onOpen={open} direction="next" />}
    </nav>
  );
}

type StepProps = {
  to: ExercisePlace | null;
  onOpen: (exercise: ExercisePlace) => void;
  direction: "previous" | "next";
};

function Step({ to, onOpen, direction }: StepProps) {
  const name = direction === "next" ? "Next" : "Previous";
  const Icon = direction === "next" ? ChevronRight : ChevronLeft;
  return (
    <Button
      variant="ghost"
      size="icon"
      className="size-14 disabled:border-transparent lg:size-11"
      disabled={to === null}
      aria-label={to ? `${name}: ${to.exerciseName}` : name}
      onClick={() => to && onOpen(to)}
    >
      <Icon aria-hidden />
    </Button>
  );
}
