import { spansOf, widthOf } from "@/lib/engine/raster/row-spans";
import { axisAt, heightOf, LANDMARK, rowOf } from "@/lib/engine/template/body-template";
import type { BodyOutline } from "./body-outline";

/** Heights between which the shoulders are searched. */
const HIGHEST = LANDMARK.neck;
const LOWEST = 0.185;

/** Height at which the shoulders begin: the first row that is wider than the head with its hair. */
export function shoulderLine({ mask, pose }: BodyOutline): number {
  const widthAt = (row: number): number => {
    const axis = axisAt(pose, heightOf(pose, row));
    const span = spansOf(mask, row).find(({ start, end }) => start <= axis && end >= axis);
    return span ? widthOf(span) : 0;
  };
  let head = 0;
  for (let row = Math.max(0, rowOf(pose, 0)); row < rowOf(pose, LANDMARK.chin); row++)
    head = Math.max(head, widthAt(row));
  for (let row = Math.max(0, rowOf(pose, HIGHEST)); row < rowOf(pose, LOWEST); row++)
    if (widthAt(row) > head) return heightOf(pose, row);
  return head > 0 ? LOWEST : HIGHEST;
}
