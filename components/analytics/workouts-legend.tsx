import type { WorkoutBar } from "@/lib/analytics/bars";
import { workoutsTexts } from "./texts";

/** Only the kinds that the chart above shows. */
export function WorkoutsLegend({ bars }: { bars: readonly WorkoutBar[] }) {
  const has = (kind: WorkoutBar["openKind"]) => bars.some((bar) => bar.open > 0 && bar.openKind === kind);
  return (
    <ul
      aria-hidden
      className="flex flex-wrap gap-x-4 gap-y-1 text-muted-foreground text-xs [&>li]:flex [&>li]:items-center [&>li]:gap-2"
    >
      <li>
        <span data-fill className="size-[11px] rounded-[3px] bg-primary" />
        {workoutsTexts.logged}
      </li>
      {has("planned") && (
        <li>
          <span className="forecast-slices forecast-dashes h-3 w-4.5 rounded-[3px]" />
          {workoutsTexts.planned}
        </li>
      )}
      {has("missed") && (
        <li>
          <span className="h-[11px] w-3.5 rounded-[3px] border-[1.5px] border-muted-foreground border-dashed" />
          {workoutsTexts.missed}
        </li>
      )}
    </ul>
  );
}
