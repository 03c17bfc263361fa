"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Chips } from "@/components/ui/chips";
import { DialogCloseButton } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import { Sheet, SheetContent, SheetFooter, SheetTitle } from "@/components/ui/sheet";
import { offerUndo } from "@/components/ui/undo";
import { questionOf } from "@/lib/body/forecast/question";
import { EXPERIENCE_LABELS, EXPERIENCES, HOURS_PER_WORKOUT } from "@/lib/body/ranges";
import type { Client } from "@/lib/clients/record/schema";
import { useNow } from "@/lib/platform/browser/use-calendar";
import { useUnits } from "@/lib/platform/browser/use-units";
import { shortWeekday } from "@/lib/text/calendar/wording";
import type { TrainingGoal } from "@/lib/training/plans/planner";
import { GOAL_LABELS, goalOf, type PlanAnswers, proposeWeek } from "@/lib/training/plans/proposal";
import type { PlannedSession, WeeklyPlan } from "@/lib/training/plans/schema";
import { personalRecordsQuery } from "@/lib/training/workouts/queries";
import { changeTo, useSavePlan } from "./use-plan-edits";

const days = [1, 2, 3, 4, 5, 6, 7].map((count) => ({ value: String(count), label: count }));
const hours = HOURS_PER_WORKOUT.map((count) => ({
  value: String(count),
  label: `${count} h`,
}));
const experiences = EXPERIENCES.map((value) => ({ value, label: EXPERIENCE_LABELS[value] }));
const goals = (Object.keys(GOAL_LABELS) as TrainingGoal[]).map((value) => ({
  value,
  label: GOAL_LABELS[value],
}));

type NewPlanSheetProps = {
  client: Client;
  /** The plan to replace. */
  before: WeeklyPlan;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The questions of a plan; the preview follows each answer. */
export function NewPlanSheet({ open, onOpenChange, ...props }: NewPlanSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent aria-describedby={undefined} className="lg:max-w-[560px]">
        <div className="flex items-center justify-between">
          <SheetTitle className="type-display text-xl">New program</SheetTitle>
          <DialogCloseButton className="-mr-2.5" />
        </div>
        <NewPlanForm {...props} onDone={() => onOpenChange(false)} />
      </SheetContent>
    </Sheet>
  );
}

type NewPlanFormProps = Pick<NewPlanSheetProps, "client" | "before"> & { onDone: () => void };

function NewPlanForm({ client, before, onDone }: NewPlanFormProps) {
  const units = useUnits();
  const { data: records = [] } = useQuery(personalRecordsQuery(client.id));
  const question = questionOf(client, useNow());
  const { workoutsPerWeek, hoursPerWorkout, experience } = question;
  const [answers, setAnswers] = useState<PlanAnswers>({
    workoutsPerWeek,
    hoursPerWorkout,
    experience,
    goal: goalOf(question),
  });
  const answer = (change: Partial<PlanAnswers>) => setAnswers({ ...answers, ...change });
  const save = useSavePlan(client.id);
  const hasPlan = before.sessions.length > 0 || before.programme !== undefined;
  const sessions = proposeWeek(question, answers, records, units);
  const use = () => {
    save({ sessions }, () => {
      if (hasPlan) offerUndo("Program replaced", () => save(changeTo(before)));
    });
    onDone();
  };
  return (
    <div className="mt-3 grid gap-4.5">
      <Field label="Days a week" control="group">
        <Chips
          options={days}
          value={String(answers.workoutsPerWeek)}
          onValueChange={(count) => answer({ workoutsPerWeek: Number(count) })}
        />
      </Field>
      <Field label="Hours per workout" control="group">
        <Chips
          layout="scroll"
          options={hours}
          value={String(answers.hoursPerWorkout)}
          onValueChange={(count) => answer({ hoursPerWorkout: Number(count) })}
        />
      </Field>
      <Field label="Experience" control="group">
        <Segmented
          options={experiences}
          value={answers.experience}
          onValueChange={(value) => answer({ experience: value })}
        />
      </Field>
      <Field label="Goal" control="group">
        <Segmented options={goals} value={answers.goal} onValueChange={(goal) => answer({ goal })} />
      </Field>
      <Preview sessions={sessions} />
      {answers.workoutsPerWeek === 7 && (
        <p className="text-sm text-warning">There is no rest day, so the seventh day is light.</p>
      )}
      <SheetFooter>
        <Button block onClick={use}>
          {hasPlan ? "Replace the program" : "Use this program"}
        </Button>
      </SheetFooter>
    </div>
  );
}

function Preview({ sessions }: { sessions: readonly PlannedSession[] }) {
  return (
    <ul aria-label="Proposed week" className="grid gap-2 border-t pt-3.5">
      {sessions.map(({ weekday, name, exercises }) => (
        <li key={weekday} className="grid grid-cols-[3rem_minmax(0,1fr)] text-sm">
          <span className="text-muted-foreground">{shortWeekday(weekday)}</span>
          <span className="min-w-0">
            <b className="font-strong">{name}</b>
            <span className="block text-muted-foreground text-xs">
              {exercises.map(({ exerciseName, sets }) => `${sets} × ${exerciseName}`).join(", ")}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
