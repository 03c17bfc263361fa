import { cn } from "@/components/ui/cn";
import { useUnits } from "@/lib/browser/use-units";
import type { NextTarget } from "@/lib/workouts/progression";
import { loadText } from "@/lib/workouts/wording";
import { nextTargetTexts } from "./texts";

/** What to aim for next, never without its reason. */
export function NextTargetNote({ target, className }: { target: NextTarget; className?: string }) {
  const units = useUnits();
  const { reps, weightLbs, reason } = target;
  return (
    <div className={cn("forecast-slices rounded-icon px-3 py-2 text-sm", className)}>
      <p>
        <span className="text-muted-foreground">{nextTargetTexts.label}</span>{" "}
        <b className="num font-strong text-forecast tracking-normal">
          {loadText({ reps, weight: weightLbs }, units)}
        </b>
      </p>
      <p className="text-xs">{reason}</p>
    </div>
  );
}
