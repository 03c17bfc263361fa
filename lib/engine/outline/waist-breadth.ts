import { read } from "@/lib/engine/raster/raster";
import { widthOf } from "@/lib/engine/raster/row-spans";
import { rowOf } from "@/lib/engine/template/body-template";
import type { BodyOutline } from "./body-outline";
import { torsoAt } from "./torso-outline";

const { u8 } = read;

/** Heights of the rows, in statures. */
const ZONE = { top: 0.4, bottom: 0.46 } as const;

/** Share of the rows that must show both edges. */
const LEAST_SEEN = 0.5;

/** Mean breadth of the waist in statures; null where an arm hides it. */
export function waistBreadth({ torso, pose }: Pick<BodyOutline, "torso" | "pose">): number | null {
  const [first, last] = [rowOf(pose, ZONE.top), rowOf(pose, ZONE.bottom)];
  let [sum, seen] = [0, 0];
  for (let row = Math.max(first, torso.firstRow); row <= Math.min(last, torso.lastRow); row++) {
    if (u8(torso.inSight, row) === 0) continue;
    sum += widthOf(torsoAt(torso, row));
    seen++;
  }
  return seen < LEAST_SEEN * (last - first + 1) ? null : sum / seen / pose.stature;
}
