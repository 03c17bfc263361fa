import { cn } from "@/components/ui/cn";
import { useUnits } from "@/lib/platform/browser/use-units";
import type { NextTarget } from "@/lib/training/workouts/progression";
import { targetText } from "@/lib/training/workouts/wording";

/** A target always shows its reason. */
export function NextTargetNote({ target, className }: { target: NextTarget; className?: string }) {
  const units = useUnits();
  return (
    <div className={cn("forecast-slices rounded-icon px-3 py-2 text-sm", className)}>
      <p>
        <span className="text-muted-foreground">Next target</span>{" "}
        <b className="num font-strong text-forecast tracking-normal">{targetText(target, units)}</b>
      </p>
      <p className="text-xs">{target.reason}</p>
    </div>
  );
}
