import type { Subject } from "@/lib/body/body";
import type { Sex } from "@/lib/body/ranges";
import { smoothStep } from "@/lib/engine/raster/curve";
import { read } from "@/lib/engine/raster/raster";
import type { SizedBody } from "./body-sections";
import { LIMB_RELIEF } from "./limb-relief";
import { type Relief, type Tissue, tissueOf } from "./relief-form";
import { ACROSS, acrossAt, newSheet, type Sheet } from "./sheet";
import { TORSO_RELIEF } from "./torso-relief";

const { f32 } = read;

/** Every bump and groove on the plain form. */
export const RELIEF: readonly Relief[] = [...TORSO_RELIEF, ...LIMB_RELIEF];

/** The body before and after, seen from one side. */
export type BodyChange = { before: SizedBody; after: SizedBody; view: "front" | "back" };

export function bodyChange(
  { sex, heightInches, now, target }: Subject,
  view: BodyChange["view"],
): BodyChange {
  return { before: { sex, heightInches, ...now }, after: { sex, heightInches, ...target }, view };
}

/** Heights of a part's relief in pixels: before, after with broad forms only, after with all. */
export type ReliefHeights = { before: Sheet; broadly: Sheet; after: Sheet };

/** `along`: the place of each row along its part. */
export function reliefHeights(
  part: Relief["part"],
  { before, after, view }: BodyChange,
  along: Float32Array,
  stature: number,
): ReliefHeights {
  const heights = {
    before: newSheet(along.length),
    broadly: newSheet(along.length),
    after: newSheet(along.length),
  };
  const tissue = { before: tissueOf(before), after: tissueOf(after) };
  for (const relief of RELIEF) {
    if (relief.part !== part || (relief.view !== "both" && relief.view !== view)) continue;
    const from = peakOf(relief, before.sex, tissue.before) * stature;
    const to = peakOf(relief, before.sex, tissue.after) * stature;
    if (from === 0 && to === 0) continue;
    const across = Float32Array.from({ length: ACROSS }, (_, column) =>
      shapeAcross(relief, acrossAt(column)),
    );
    for (let row = 0; row < along.length; row++) {
      const shape = shapeAlong(relief, f32(along, row));
      if (shape < 1e-3) continue;
      addRow(heights.before, row, across, shape * from);
      addRow(heights.broadly, row, across, shape * (relief.broad ? to : from));
      addRow(heights.after, row, across, shape * to);
    }
  }
  return heights;
}

function addRow({ data }: Sheet, row: number, across: Float32Array, height: number): void {
  for (let column = 0, i = row * ACROSS; column < ACROSS; column++, i++)
    data[i] = f32(data, i) + height * f32(across, column);
}

/** Height of a relief in its middle for this tissue, as a fraction of the stature. */
export function peakOf(relief: Relief, sex: Sex, tissue: Tissue): number {
  const { fat = 0, definition = 0, lines = 0, muscle = 0 } = relief[sex];
  return fat * tissue.fat + definition * tissue.definition + lines * tissue.lines + muscle * tissue.muscle;
}

const bump = (distance: number, width: number): number => Math.exp(-0.5 * (distance / width) ** 2);

const shapeAcross = ({ across }: Relief, u: number): number => bump(Math.abs(u) - across.at, across.width);

function shapeAlong({ along }: Relief, v: number): number {
  if ("at" in along) return bump(v - along.at, v < along.at ? along.above : along.below);
  return smoothStep(along.rise[0], along.rise[1], v) * (1 - smoothStep(along.fall[0], along.fall[1], v));
}
