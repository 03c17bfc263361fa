import type { BodyOutline } from "@/lib/engine/outline/body-outline";
import type { LimbOutline } from "@/lib/engine/outline/limb-outline";
import type { WidthProfile } from "@/lib/engine/outline/width-profile";
import { smoothPlane } from "@/lib/engine/raster/plane-smoothing";
import { read } from "@/lib/engine/raster/raster";
import { middle, type Span, widthOf } from "@/lib/engine/raster/row-spans";
import { smoothValues } from "@/lib/engine/raster/smoothing";
import { heightOf } from "@/lib/engine/template/body-template";
import { backLine, depthChange, trunkDepth } from "./body-sections";
import { type BodyChange, reliefHeights } from "./relief";
import type { Relief } from "./relief-form";
import { ACROSS, acrossAt, type Normals, newSheet, normalsOf, type Part, type Sheet } from "./sheet";

const { f32 } = read;

/** A part of the body with its surface in the photo and in the picture. */
export type PartSurface = {
  kind: Relief["part"];
  part: Part;
  /** Each row's height as a fraction of the stature; on an arm its place from 0 (shoulder) to 3 (finger tips). */
  along: Float32Array;
  before: Normals;
  /** The target body with its broad relief only, and with all its relief. */
  broadly: Normals;
  after: Normals;
  /** How much each place rises above its surroundings by the change, as a slope; negative in new hollows. */
  standsOut: Sheet;
};

/** A section of the trunk is a little squarer than an ellipse; one of a limb is round. */
const TRUNK_POWER = 2.3;
const LIMB_POWER = 2;

/** Edges are smoothed over this distance before slopes are taken; fractions of the stature. */
const EVENING = 0.01;

/** How far around a hollow its rim still takes light away; fraction of the stature. */
const AROUND = 0.03;

/** The surfaces of the parts, from back to front. */
export function bodySurface(outline: BodyOutline, change: BodyChange, profile: WidthProfile): PartSurface[] {
  const { torso, legs, arms, pose } = outline;
  const trunk: Span[] = [];
  for (let row = torso.firstRow; row <= torso.lastRow; row++)
    trunk.push({ start: f32(torso.left, row), end: f32(torso.right, row) });
  const heights = (firstRow: number, { length }: Span[]) =>
    Float32Array.from({ length }, (_, k) => heightOf(pose, firstRow + k));
  const surfaces = [
    surfaceOf("torso", torso.firstRow, trunk, heights(torso.firstRow, trunk), outline, change, profile.torso),
  ];
  for (const leg of legs) {
    const { firstRow, spans } = firstStretch(leg);
    surfaces.push(surfaceOf("leg", firstRow, spans, heights(firstRow, spans), outline, change, profile.leg));
  }
  for (const arm of arms) {
    const { firstRow, spans } = firstStretch(arm);
    const along = arm.along.slice(firstRow, firstRow + spans.length);
    surfaces.push(surfaceOf("arm", firstRow, spans, along, outline, change, profile.arm));
  }
  return surfaces.filter(({ along }) => along.length > 2);
}

function firstStretch({ spans }: LimbOutline): { firstRow: number; spans: Span[] } {
  const firstRow = spans.findIndex((span) => span !== null);
  const stretch: Span[] = [];
  for (let row = Math.max(0, firstRow); row < spans.length; row++) {
    const span = spans[row];
    if (!span) break;
    stretch.push(span);
  }
  return { firstRow, spans: stretch };
}

function surfaceOf(
  kind: Relief["part"],
  firstRow: number,
  spans: Span[],
  along: Float32Array,
  { pose }: BodyOutline,
  change: BodyChange,
  ratioAt: (along: number) => number,
): PartSurface {
  const evened = (values: Float32Array) => smoothValues(values, pose.stature * EVENING);
  const part: Part = {
    firstRow,
    middle: evened(Float32Array.from(spans, middle)),
    half: evened(Float32Array.from(spans, (span) => Math.max(1, widthOf(span) / 2))),
  };
  const changed: Part = { ...part, half: part.half.map((half, k) => half * ratioAt(f32(along, k))) };
  const relief = reliefHeights(kind, change, along, pose.stature);
  const [plain, plainAfter] =
    kind === "torso" ? trunkForms(part, change, along, pose.stature) : [limbForm(part), limbForm(changed)];
  return {
    kind,
    part,
    along,
    before: normalsOf(part, sum(plain, relief.before)),
    broadly: normalsOf(changed, sum(plainAfter, relief.broadly)),
    after: normalsOf(changed, sum(plainAfter, relief.after)),
    standsOut: standingOut(relief.before, relief.after, part, pose.stature * AROUND),
  };
}

/** Before and after. Front of the trunk: back line plus depth. Back: the back line itself. */
function trunkForms(
  { half }: Part,
  { before, after, view }: BodyChange,
  along: Float32Array,
  stature: number,
): [before: Sheet, after: Sheet] {
  const [depthAt, changeAt] = [trunkDepth(before), depthChange(before, after)];
  const form = (depth: Float32Array): Sheet => {
    const line = along.map((y, k) => {
      const back = backLine(y) * stature;
      return view === "front" ? back + f32(depth, k) : -back;
    });
    return sections(smoothValues(line, stature * EVENING), depth, TRUNK_POWER);
  };
  const depth = half.map((value, k) => 2 * value * depthAt(f32(along, k)));
  return [form(depth), form(depth.map((value, k) => value * changeAt(f32(along, k))))];
}

const limbForm = ({ half }: Part): Sheet =>
  sections(
    half,
    half.map((value) => 2 * value),
    LIMB_POWER,
  );

/** Cross sections: `line` is the height in the middle, half the depth is lost towards the edges. */
function sections(line: Float32Array, depth: Float32Array, power: number): Sheet {
  const sheet = newSheet(line.length);
  for (let column = 0; column < ACROSS; column++) {
    const fall = 0.5 * (1 - (1 - Math.abs(acrossAt(column)) ** power) ** (1 / power));
    for (let row = 0; row < line.length; row++)
      sheet.data[row * ACROSS + column] = f32(line, row) - fall * f32(depth, row);
  }
  return sheet;
}

function sum(a: Sheet, b: Sheet): Sheet {
  const out = newSheet(a.height);
  for (let i = 0; i < out.data.length; i++) out.data[i] = f32(a.data, i) + f32(b.data, i);
  return out;
}

function standingOut(before: Sheet, after: Sheet, { half }: Part, around: number): Sheet {
  const rise = newSheet(before.height);
  for (let i = 0; i < rise.data.length; i++) rise.data[i] = f32(after.data, i) - f32(before.data, i);
  const meanHalf = half.reduce((total, value) => total + value, 0) / half.length;
  const columns = (around * (ACROSS - 1)) / (2 * meanHalf);
  const surroundings = smoothPlane(rise, columns, around);
  for (let i = 0; i < rise.data.length; i++)
    rise.data[i] = (f32(rise.data, i) - f32(surroundings.data, i)) / around;
  return rise;
}
