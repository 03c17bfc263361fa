import type { Subject } from "@/lib/body/body";
import type { Sex } from "@/lib/body/ranges";
import { smoothStep } from "@/lib/engine/raster/curve";
import { read } from "@/lib/engine/raster/raster";
import type { SizedBody } from "./body-sections";
import { type Relief, type Tissue, tissueOf } from "./relief-form";
import { ACROSS, acrossAt, newSheet, type Sheet } from "./sheet";
import { TORSO_RELIEF } from "./torso-relief";

/** The forms of arms and legs; sources and units stand in `relief-form.ts`. */
const LIMB_RELIEF: readonly Relief[] = [
  {
    name: "shoulder cap",
    part: "arm",
    view: "both",
    across: { at: 0, width: 0.5 },
    along: { at: 0.22, above: 0.14, below: 0.16 },
    male: { muscle: 0.0008, definition: 0.002 },
    female: { muscle: 0.0004, definition: 0.0014 },
  },
  {
    name: "edge of the shoulder cap",
    part: "arm",
    view: "both",
    across: { at: 0.1, width: 0.4 },
    along: { at: 0.45, above: 0.06, below: 0.06 },
    male: { definition: -0.002 },
    female: { definition: -0.0012 },
  },
  {
    name: "biceps",
    part: "arm",
    view: "front",
    across: { at: 0.1, width: 0.4 },
    along: { at: 0.7, above: 0.14, below: 0.12 },
    male: { muscle: 0.0006, definition: 0.0014 },
    female: { muscle: 0.0003, definition: 0.0009 },
  },
  {
    name: "triceps",
    part: "arm",
    view: "back",
    across: { at: 0.2, width: 0.3 },
    along: { at: 0.62, above: 0.16, below: 0.12 },
    male: { muscle: 0.0006, definition: 0.0014 },
    female: { muscle: 0.0003, definition: 0.0009 },
  },
  {
    name: "quadriceps",
    part: "leg",
    view: "front",
    across: { at: 0.35, width: 0.22 },
    along: { at: 0.66, above: 0.05, below: 0.03 },
    male: { muscle: 0.0004, definition: 0.0015 },
    female: { muscle: 0.0003, definition: 0.0008 },
  },
  {
    name: "groove of the thigh",
    part: "leg",
    view: "front",
    across: { at: 0.05, width: 0.1 },
    along: { at: 0.665, above: 0.04, below: 0.03 },
    male: { definition: -0.001 },
    female: { definition: -0.0004 },
  },
  {
    name: "calves",
    part: "leg",
    view: "both",
    across: { at: 0.4, width: 0.22 },
    along: { at: 0.79, above: 0.03, below: 0.035 },
    male: { muscle: 0.0004, definition: 0.001 },
    female: { muscle: 0.0003, definition: 0.0007 },
  },
];

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
