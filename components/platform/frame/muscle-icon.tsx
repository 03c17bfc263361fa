import { useId } from "react";
import { cn } from "@/components/ui/cn";
import { silhouette } from "./body-outline";

export type MuscleIconGroup = "legs" | "back" | "chest" | "shoulders" | "arms";

const torso = "60 52 240 346";

/** The highlighted region of each group, and the viewBox of its icon. */
const regions: Record<MuscleIconGroup, { view: string; d: string }> = {
  legs: { view: "104 330 152 300", d: "M106 402h148v230H106z" },
  back: {
    view: torso,
    d: "M180 146Q206 160 232 172Q238 226 214 268Q196 292 180 300Q164 292 146 268Q122 226 128 172Q154 160 180 146Z",
  },
  chest: {
    view: torso,
    d: "M178 170Q146 160 128 180Q116 210 132 236Q158 250 178 238ZM182 170Q214 160 232 180Q244 210 228 236Q202 250 182 238Z",
  },
  shoulders: {
    view: torso,
    d: "M123 142a32 36 0 1 0 .1 0zM237 142a32 36 0 1 0 .1 0z",
  },
  arms: {
    view: "44 60 272 392",
    d: "M40 200L122 204L126 300L90 420H30ZM320 200L238 204L234 300L270 420H330Z",
  },
};

type MuscleIconProps = { group: MuscleIconGroup; selected?: boolean; className?: string };

/** Hidden from screen readers, since the group's name is beside it. */
export function MuscleIcon({ group, selected = false, className }: MuscleIconProps) {
  const clip = useId();
  const body = silhouette[group === "back" ? "back" : "front"];
  const { view, d } = regions[group];
  return (
    <svg aria-hidden viewBox={view} className={cn("h-11 w-auto", className)}>
      <clipPath id={clip}>
        <path d={body} />
      </clipPath>
      <path d={body} className={selected ? "fill-muted-foreground/40" : "fill-muted-foreground/32"} />
      <path
        d={d}
        clipPath={`url(#${clip})`}
        className={selected ? "fill-primary" : "fill-muted-foreground"}
      />
    </svg>
  );
}
