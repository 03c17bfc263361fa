import type { WorkoutBar } from "@/lib/analytics/bars";

type OpenBarProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  kind: WorkoutBar["openKind"] | undefined;
};

/** Keeps the outline off the solid bar below it. */
const GAP = 2;
const STROKE = 1.5;

/** Planned workouts that are not logged: sliced while there is time, an empty outline after that. */
export function OpenBar({ x, y, width, height, kind }: OpenBarProps) {
  if (height <= GAP) return null;
  const planned = kind === "planned";
  return (
    <rect
      x={x + STROKE / 2}
      y={y + STROKE / 2}
      width={Math.max(0, width - STROKE)}
      height={Math.max(0, height - GAP - STROKE)}
      rx={5}
      fill={planned ? "url(#still-planned)" : "none"}
      stroke={planned ? "var(--forecast)" : "var(--muted-foreground)"}
      strokeWidth={STROKE}
      strokeDasharray="4 3"
    />
  );
}
