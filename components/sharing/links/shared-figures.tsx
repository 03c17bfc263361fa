import { cn } from "@/components/ui/cn";
import { weightText } from "@/lib/body/unit-system";
import { useUnits } from "@/lib/platform/browser/use-units";
import type { SharedFrame } from "@/lib/sharing/links/frames";
import { formatTenth } from "@/lib/text/numbers";

import { openResultTexts } from "./texts";

export function SharedFigures({ photo, image }: { photo: SharedFrame; image: SharedFrame }) {
  return (
    <div className="mt-2.5 grid grid-cols-2 gap-2.5">
      <FigureColumn frame={photo} />
      <FigureColumn frame={image} className="text-right" />
    </div>
  );
}

function FigureColumn({ frame, className }: { frame: SharedFrame; className?: string }) {
  const units = useUnits();
  const { kind, label, figures, likely, note } = frame;
  const isForecast = kind === "forecast";
  return (
    <div className={className}>
      <p className={cn("font-strong text-xs", isForecast ? "text-forecast" : "text-primary")}>{label}</p>
      {figures && (
        <>
          <p className={cn("num text-num-sm", isForecast && "text-forecast")}>
            {formatTenth(figures.bodyFat)}
            <small>{openResultTexts.fat}</small>
          </p>
          <p className="text-muted-foreground text-xs">
            {weightLine(weightText(figures.weightLbs, units), likely)}
          </p>
        </>
      )}
      {note && <p className="mt-1 text-pretty text-left text-muted-foreground text-xs">{note}</p>}
    </div>
  );
}

function weightLine(weight: string, likely: SharedFrame["likely"]): string {
  if (!likely) return weight;
  return openResultTexts.weightAndRange(weight, formatTenth(likely.low), formatTenth(likely.high));
}
