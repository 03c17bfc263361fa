"use client";

import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from "recharts";
import { countTicks, type WorkoutBar } from "@/lib/analytics/bars";
import { usePrefersReducedMotion } from "@/lib/browser/media";
import { DAYS_PER_WEEK } from "@/lib/calendar/days";
import { OpenBar } from "./open-bar";

const AXIS_TEXT = { fontSize: 13, fill: "var(--muted-foreground)" };

/** Logged workouts solid; what a plan still asks for in slices, what it asked for in vain as an empty outline. */
export default function WorkoutsChart({ bars }: { bars: WorkoutBar[] }) {
  const still = usePrefersReducedMotion();
  const ticks = countTicks(bars);
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={bars} margin={{ top: 8, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <defs>
          <pattern id="still-planned" width="8" height="6" patternUnits="userSpaceOnUse">
            <rect width="8" height="6" fill="var(--forecast)" opacity="0.1" />
            <rect width="8" height="1.2" fill="var(--forecast)" opacity="0.34" />
          </pattern>
        </defs>
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <XAxis
          dataKey="label"
          tick={({ x, y, index, payload }) => (
            <BarLabel
              x={Number(x)}
              y={Number(y)}
              text={payload.value}
              current={bars[index]?.current}
              isNarrow={bars.length > DAYS_PER_WEEK}
            />
          )}
          tickMargin={10}
          interval={0}
          axisLine={false}
          tickLine={false}
        />
        <YAxis
          domain={[0, ticks.at(-1) ?? 0]}
          ticks={ticks}
          tick={AXIS_TEXT}
          width={24}
          axisLine={false}
          tickLine={false}
        />
        <Bar
          dataKey="logged"
          stackId="workouts"
          fill="var(--primary)"
          radius={5}
          maxBarSize={44}
          isAnimationActive={!still}
        />
        <Bar
          dataKey="open"
          stackId="workouts"
          maxBarSize={44}
          isAnimationActive={false}
          shape={({ x, y, width, height, index }) => (
            <OpenBar x={x} y={y} width={width} height={height} kind={bars[index]?.openKind} />
          )}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}

type BarLabelProps = {
  x: number;
  y: number;
  text: string;
  current: boolean | undefined;
  /** Eight words beside each other are as many as a phone has room for. */
  isNarrow: boolean;
};

function BarLabel({ x, y, text, current = false, isNarrow }: BarLabelProps) {
  return (
    <text
      x={x}
      y={y}
      dy="0.71em"
      textAnchor="middle"
      fontSize={12}
      fontStretch={isNarrow ? "75%" : "88%"}
      fontWeight={current ? 620 : 460}
      fill={current ? "var(--primary)" : "var(--muted-foreground)"}
    >
      {text}
    </text>
  );
}
