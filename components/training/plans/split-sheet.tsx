"use client";

import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Chips } from "@/components/ui/chips";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Sheet, SheetContent, SheetTitle, SheetTrigger } from "@/components/ui/sheet";
import { DAYS_PER_WEEK } from "@/lib/text/calendar/days";
import { shortWeekday } from "@/lib/text/calendar/wording";
import { SESSION_NAME_MAX_LENGTH } from "@/lib/training/plans/limits";
import type { PlannedSession } from "@/lib/training/plans/schema";
import type { PlanEdits } from "./use-plan-edits";

type SplitSheetProps = {
  session: PlannedSession;
  sessions: readonly PlannedSession[];
  edits: PlanEdits;
  onMoved: (weekday: number) => void;
  onNewPlan: () => void;
};

/** Renames, moves or removes a session, or starts a new plan. */
export function SplitSheet(props: SplitSheetProps) {
  const [open, setOpen] = useState(false);
  return (
    <Sheet open={open} onOpenChange={setOpen}>
      <SheetTrigger asChild>
        <Button variant="outline" size="sm">
          <Pencil aria-hidden />
          Edit sessions
        </Button>
      </SheetTrigger>
      <SheetContent aria-describedby={undefined}>
        <SheetTitle className="type-display text-xl">Edit sessions</SheetTitle>
        <SplitForm {...props} onDone={() => setOpen(false)} />
      </SheetContent>
    </Sheet>
  );
}

function SplitForm({
  session,
  sessions,
  edits,
  onMoved,
  onNewPlan,
  onDone,
}: SplitSheetProps & { onDone: () => void }) {
  const [name, setName] = useState(session.name);
  const [weekday, setWeekday] = useState(session.weekday);
  const isTaken = (day: number) => day !== session.weekday && sessions.some((other) => other.weekday === day);
  const days = Array.from({ length: DAYS_PER_WEEK }, (_, index) => index + 1).map((day) => ({
    value: String(day),
    label: shortWeekday(day),
    disabled: isTaken(day),
  }));
  const leave = (act: () => void) => () => {
    act();
    onDone();
  };
  return (
    <div className="mt-3 grid gap-4.5">
      <Field label="Name">
        <Input
          value={name}
          maxLength={SESSION_NAME_MAX_LENGTH}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field label="Day" control="group" help="Days that have a session cannot be chosen.">
        <Chips
          className="[&>label]:font-stretch-88% [&>label]:text-sm"
          options={days}
          value={String(weekday)}
          onValueChange={(value) => setWeekday(Number(value))}
        />
      </Field>
      <Button
        disabled={name.trim() === ""}
        onClick={leave(() => {
          edits.change(session.weekday, { ...session, name: name.trim(), weekday });
          onMoved(weekday);
        })}
      >
        Save
      </Button>
      <div className="grid grid-cols-2 gap-2.5">
        <Button
          variant="outline"
          className="border-destructive text-destructive"
          onClick={leave(() => {
            edits.change(session.weekday, null);
            edits.showUndo(`${session.name} removed`);
          })}
        >
          <Trash2 aria-hidden />
          Remove
        </Button>
        <Button variant="outline" onClick={leave(onNewPlan)}>
          New program
        </Button>
      </div>
    </div>
  );
}
