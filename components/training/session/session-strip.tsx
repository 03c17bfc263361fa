"use client";

import { Check, X } from "lucide-react";
import { type Owned, readSession, storeSession } from "@/components/training/workouts/device-store";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { offerUndo } from "@/components/ui/undo";
import { loggedSets } from "@/lib/training/workouts/draft";
import { setsText } from "@/lib/training/workouts/wording";
import type { Training } from "./use-training";

type SessionStripProps = { client: Owned; training: Training; openName: string | null };

/** Today's exercises with their logged sets. Hidden without a workout. */
export function SessionStrip({ client, training, openName }: SessionStripProps) {
  const { exercises, name } = training;
  if (exercises.length === 0) return null;
  const done = exercises.filter(({ draft }) => draft === null).length;
  const end = () => {
    const session = readSession(client);
    training.end();
    offerUndo(
      "Workout closed",
      () => storeSession(client, session),
      "Sets that are not saved yet stay with their exercises.",
    );
  };
  return (
    <section aria-label="Today's workout" className="mb-3 rounded-card bg-card py-2 shadow-card">
      <div className="flex items-center pr-1 pl-4">
        <h2 className="min-w-0 flex-1 break-words font-strong">
          {name}
          <span className="font-normal text-muted-foreground text-sm">
            {" "}
            {done} of {exercises.length} done
          </span>
        </h2>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Close workout"
          className="text-muted-foreground"
          onClick={end}
        >
          <X aria-hidden />
        </Button>
      </div>
      <ol className="flex gap-2 overflow-x-auto px-4 py-1.5 [scrollbar-width:none]">
        {exercises.map((exercise) => (
          <li key={exercise.exerciseName} className="max-w-[min(14rem,100%)] shrink-0">
            <button
              type="button"
              aria-current={exercise.exerciseName === openName || undefined}
              onClick={() => training.open(exercise)}
              className={cn(
                "pressable inset-ring-[1.5px] inset-ring-input min-h-14 w-full rounded-photo px-3.5 py-1.5 text-left text-sm hover:bg-accent aria-[current=true]:inset-ring-primary",
                exercise.draft === null && "text-muted-foreground",
              )}
            >
              <span className="block break-words font-label">{exercise.exerciseName}</span>
              <span className="flex items-center gap-1 text-muted-foreground text-xs">
                {!exercise.draft && <Check aria-hidden className="size-[15px] stroke-[2.2] text-success" />}
                {stateText(exercise)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function stateText({ draft, withNext }: Training["exercises"][number]): string {
  const state = draft ? progressText(loggedSets(draft).length, draft.sets.length) : "Done";
  return withNext ? `${state}, superset with the next` : state;
}

const progressText = (logged: number, planned: number): string =>
  logged === 0 ? `Not started, ${setsText(planned)}` : `${logged} of ${setsText(planned)}`;
