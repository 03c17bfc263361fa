import { cn } from "../cn";
import { usePlot } from "./plot-grid";

export type Bar = {
  key: string;
  /** Empty where there is no room for one. */
  label: string;
  done: number;
  missed: number;
  /** There is still time for these. */
  planned: number;
  isCurrent: boolean;
};

/** From above to below, over those that were done. */
const OPEN = [
  { kind: "planned", look: "forecast-slices forecast-dashes" },
  { kind: "missed", look: "border-[1.5px] border-muted-foreground border-dashed" },
] as const;

/** Done is solid, planned is sliced, missed is an outline. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const { y } = usePlot();
  const height = (count: number) => ({ height: `${y(0) - y(count)}%` });
  return (
    <div aria-hidden className="absolute inset-0 flex">
      {bars.map(({ key, label, done, isCurrent, ...bar }) => (
        <div key={key} className="relative flex min-w-0 flex-1 flex-col items-center justify-end">
          {OPEN.map(
            ({ kind, look }) =>
              bar[kind] > 0 && (
                <div key={kind} className="w-4/5 max-w-11 pb-0.5" style={height(bar[kind])}>
                  <div className={cn("size-full rounded-[5px]", look)} />
                </div>
              ),
          )}
          {done > 0 && (
            <div data-fill className="w-4/5 max-w-11 rounded-[5px] bg-primary" style={height(done)} />
          )}
          <span
            className={cn(
              "absolute top-full whitespace-nowrap pt-2.5 text-muted-foreground text-[min(0.75rem,3.6vw)] leading-[1rem] [font-stretch:88%]",
              isCurrent && "font-strong text-primary",
            )}
          >
            {label}
          </span>
        </div>
      ))}
    </div>
  );
}
