import { Check, type LucideIcon, Minus, Plus } from "lucide-react";
import { SlicesGlyph } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import type { Appointment } from "@/lib/training/schedule/schema";

type State = Appointment["state"];

const SOLID = "bg-primary text-primary-foreground";
const HALF = "border-[1.5px] border-primary bg-linear-to-t from-50% from-primary to-50% to-transparent";
const RING = "border-2 border-primary text-primary";
const SLICED = "border-[1.5px] border-forecast border-dashed text-forecast";
const HOLLOW = "border-[1.5px] border-muted-foreground text-muted-foreground";

const looks: Record<State, string> = {
  ...{ done: SOLID, doneOtherDay: SOLID, partly: HALF, inProgress: HALF },
  ...{ leftOut: HOLLOW, missed: cn(HOLLOW, "border-dashed"), today: SLICED, planned: SLICED },
  ...{ extra: RING, logged: RING },
};

const icons: Partial<Record<State, LucideIcon | typeof SlicesGlyph>> = {
  ...{ done: Check, doneOtherDay: Check, logged: Check, extra: Plus, leftOut: Minus },
  ...{ today: SlicesGlyph, planned: SlicesGlyph },
};

/** Each state has its own shape, because not everybody can tell the colours apart. Hidden from screen readers, which read the text beside it. */
export function StateMark({ state, className }: { state: State; className?: string }) {
  const Icon = icons[state];
  return (
    <span
      aria-hidden
      className={cn("grid size-4 shrink-0 place-items-center rounded-[5px]", looks[state], className)}
    >
      {Icon && <Icon className={Icon === SlicesGlyph ? "size-2" : "size-3 stroke-3"} />}
    </span>
  );
}
