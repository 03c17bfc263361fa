import { cn } from "@/components/ui/cn";
import { weightText } from "@/lib/body/unit-system";
import { useUnits } from "@/lib/browser/use-units";
import type { SharedFrame } from "@/lib/shares/frames";
import { oneDecimal } from "@/lib/transformations/figures";
import { openResultTexts } from "./texts";

/** Under the comparison, each figure below its own picture. */
export function SharedFigures({ photo, image }: { photo: SharedFrame; image: SharedFrame }) {
  return (
    <div className="mt-2.5 grid grid-cols-2 gap-2.5">
      <Told frame={photo} />
      <Told frame={image} className="text-right" />
    </div>
  );
}

function Told({ frame, className }: { frame: SharedFrame; className?: string }) {
  const units = useUnits();
  const { kind, label, month, figures, likely } = frame;
  const isForecast = kind === "forecast";
  return (
    <div className={className}>
      <p className={cn("font-strong text-xs", isForecast ? "text-forecast" : "text-primary")}>
        {label}
        {month && <span className="font-normal text-muted-foreground"> {month}</span>}
      </p>
      {figures && (
        <>
          <p className={cn("num text-num-sm", isForecast && "text-forecast")}>
            {oneDecimal(figures.bodyFat)}
            <small>{openResultTexts.fat}</small>
          </p>
          <p className="text-muted-foreground text-xs">
            {toldWeight(weightText(figures.weightLbs, units), likely)}
          </p>
        </>
      )}
    </div>
  );
}

function toldWeight(weight: string, likely: SharedFrame["likely"]): string {
  if (!likely) return weight;
  return openResultTexts.weightAndRange(weight, oneDecimal(likely.low), oneDecimal(likely.high));
}
