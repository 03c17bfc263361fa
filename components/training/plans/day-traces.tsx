import { Check, Plus } from "lucide-react";
import { SessionMenu } from "@/components/training/sessions/session-menu";
import { Button } from "@/components/ui/button";
import type { Client } from "@/lib/clients/record/schema";
import { shortDay } from "@/lib/text/calendar/wording";
import type { Cell } from "@/lib/training/day/week";
import { dayAndTime } from "@/lib/training/sessions/wording";

type DayTracesProps = {
  client: Client;
  cells: readonly Cell[];
  /** Whether the plan has nothing on the day. */
  isFree: boolean;
  onTrain: () => void;
  onNewPlan: () => void;
};

/** What a day has besides its own sessions: those that moved away, and what was trained for none or for another day. */
export function DayTraces({ client, cells, isFree, onTrain, onNewPlan }: DayTracesProps) {
  const traces = cells.flatMap((cell) => (cell.kind === "session" ? [] : cell));
  if (isFree && traces.length === 0) return <RestDay onTrain={onTrain} onNewPlan={onNewPlan} />;
  return traces.map((cell) => (
    <div
      key={cell.kind === "extra" ? cell.workoutId : cell.session.id}
      className="mt-4 flex items-center justify-between gap-3"
    >
      <p className="flex min-w-0 items-center gap-2 break-words">
        {cell.kind !== "movedTo" && <Check aria-hidden className="size-[18px] shrink-0 text-primary" />}
        {traceText(cell)}
      </p>
      {cell.kind === "movedTo" && (
        <SessionMenu
          clientId={client.id}
          clientName={client.name}
          session={cell.session}
          className="-mr-2.5"
        />
      )}
    </div>
  ));
}

function traceText(cell: Exclude<Cell, { kind: "session" }>): string {
  if (cell.kind === "extra") return "Trained, not planned.";
  if (cell.kind === "movedTo") return `${cell.session.name} moved to ${dayAndTime(cell.session)}.`;
  return `Trained ${cell.session.name} of ${shortDay(cell.session.date)}.`;
}

function RestDay({ onTrain, onNewPlan }: Pick<DayTracesProps, "onTrain" | "onNewPlan">) {
  return (
    <div className="flex flex-col items-center gap-3 py-8">
      <p className="font-strong">Rest day</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="outline" size="sm" onClick={onTrain}>
          <Plus aria-hidden />
          Train on this day
        </Button>
        <Button variant="ghost" size="sm" onClick={onNewPlan}>
          New program
        </Button>
      </div>
    </div>
  );
}
