import { cn } from "../cn";
import { usePlot } from "./plot-grid";

export type Bar = {
  key: string;
  /** Empty where there is no room for one. */
  label: string;
  done: number;
  open: number;
  /** `planned` while there is still time for the open ones. */
  openKind: "planned" | "missed";
  isCurrent: boolean;
};

const OPEN = {
  planned: "forecast-slices forecast-dashes",
  missed: "border-[1.5px] border-muted-foreground border-dashed",
};

/** Done is solid, planned is sliced, missed is an outline. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const { y } = usePlot();
  const height = (count: number) => ({ height: `${y(0) - y(count)}%` });
  return (
    <div aria-hidden className="absolute inset-0 flex">
      {bars.map(({ key, label, done, open, openKind, isCurrent }) => (
        <div key={key} className="relative flex min-w-0 flex-1 flex-col items-center justify-end">
          {open > 0 && (
            <div className="w-4/5 max-w-11 pb-0.5" style={height(open)}>
              <div className={cn("size-full rounded-[5px]", OPEN[openKind])} />
            </div>
          )}
          {done > 0 && (
            <div data-fill className="w-4/5 max-w-11 rounded-[5px] bg-primary" style={height(done)} />
          )}
          <span
            className={cn(
              "absolute top-full whitespace-nowrap pt-2.5 text-muted-foreground text-[min(0.75rem,3.6vw)] leading-4 [font-stretch:88%]",
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
