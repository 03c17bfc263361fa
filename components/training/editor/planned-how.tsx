import { cn } from "@/components/ui/cn";
import type { PlannedExercise } from "@/lib/training/plans/schema";
import { clockText } from "@/lib/training/workouts/wording";

/** What the program says beside the sets. Hidden if it says nothing. */
export function PlannedHow({ how, className }: { how: PlannedExercise | undefined; className?: string }) {
  if (!how) return null;
  const { tempo, restSeconds, rpe } = how;
  const facts = [
    ["Tempo", tempo],
    ["Rest", restSeconds === undefined ? undefined : clockText(restSeconds)],
    ["RPE", rpe],
  ].filter(([, value]) => value !== undefined);
  if (facts.length === 0) return null;
  return (
    <dl className={cn("flex flex-wrap gap-x-4 text-sm", className)}>
      {facts.map(([label, value]) => (
        <div key={label} className="flex gap-1.5">
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="num font-strong tracking-normal">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
