import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { Subject } from "@/lib/body/body";

/** Values of a part map of rendered people. */
export const RENDERED = { head: 1, neck: 2, torso: 3, thighs: [8, 9] } as const;
const LOWER_GARMENT = 1;

type Site = "chest" | "waist" | "hip";
type Seen = { weightLbs: number; bodyFat: number; frontPx: Record<Site, { row: number; width: number }> };
type Truth = { sex: Subject["sex"]; heightInches: number; before: Seen; after: Seen };

export type Look = { jpeg: Buffer; parts: Uint8Array; clothes: Uint8Array };
export type RenderedPair = {
  id: string;
  width: number;
  height: number;
  truth: Truth;
  subject: Subject;
  before: Look;
  after: Look;
};

const folder = fileURLToPath(new URL("./rendered/", import.meta.url));

export const renderedIds = (): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

async function labels(file: string, unit: number) {
  const { data, info } = await sharp(file).extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  return { ...info, data: Uint8Array.from(data, (value) => Math.round(value / unit)) };
}

export async function loadRendered(id: string): Promise<RenderedPair> {
  const truth: Truth = JSON.parse(readFileSync(`${folder}${id}/truth.json`, "utf8"));
  const look = async (name: "before" | "after") => {
    const parts = await labels(`${folder}${id}/${name}.parts.png`, 20);
    const clothes = await labels(`${folder}${id}/${name}.clothes.png`, 25);
    const jpeg = readFileSync(`${folder}${id}/${name}.jpg`);
    return { jpeg, parts: parts.data, clothes: clothes.data, width: parts.width, height: parts.height };
  };
  const [before, after] = [await look("before"), await look("after")];
  const { sex, heightInches } = truth;
  const subject = { sex, heightInches, now: truth.before, target: truth.after };
  return { id, width: before.width, height: before.height, truth, subject, before, after };
}

/** Mean width of torso and thighs in pixels, around the row of the site in the picture after. */
export function siteWidth({ width, height, truth }: RenderedPair, parts: Uint8Array, site: Site): number {
  const { row } = truth.after.frontPx[site];
  const widths: number[] = [];
  for (let y = Math.round(row - 0.012 * height); y <= row + 0.012 * height; y++) {
    const line = parts.subarray(y * width, (y + 1) * width);
    const isBody = (part: number) => part === RENDERED.torso || part === 8 || part === 9;
    const first = line.findIndex(isBody);
    if (first >= 0) widths.push(line.findLastIndex(isBody) - first + 1);
  }
  return widths.reduce((sum, value) => sum + value, 0) / widths.length;
}

/** Left and right edge of the torso per row, smoothed over 17 rows; null where it is not visible. */
function torsoEdges(parts: Uint8Array, width: number, height: number): ([number, number] | null)[] {
  const rows = Array.from({ length: height }, (_, y): [number, number] | null => {
    const line = parts.subarray(y * width, (y + 1) * width);
    const first = line.indexOf(RENDERED.torso);
    return first < 0 || line.lastIndexOf(RENDERED.torso) - first <= 20
      ? null
      : [first, line.lastIndexOf(RENDERED.torso)];
  });
  return rows.map((edges, y) => {
    if (!edges) return null;
    const near = rows.slice(Math.max(0, y - 8), y + 9).filter((row) => row !== null);
    const mean = (side: 0 | 1) => near.reduce((sum, row) => sum + row[side], 0) / near.length;
    return [mean(0), mean(1)];
  });
}

const linear = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

async function logLuminance(jpeg: Uint8Array): Promise<Float32Array> {
  const data = await sharp(jpeg).removeAlpha().toColourspace("srgb").raw().toBuffer();
  const at = (i: number) => linear(data[i]!);
  return Float32Array.from({ length: data.length / 3 }, (_, i) =>
    Math.log(0.003 + 0.2126 * at(3 * i) + 0.7152 * at(3 * i + 1) + 0.0722 * at(3 * i + 2)),
  );
}

/** Three box blurs in each direction, weighted. */
function blurWithin(
  values: Float32Array,
  weight: Float32Array,
  width: number,
  height: number,
  radius: number,
) {
  const box = (from: Float32Array, count: number, length: number, stride: number, next: number) => {
    const out = new Float32Array(from.length);
    for (let line = 0; line < count; line++) {
      let sum = 0;
      const at = (k: number) => (k < 0 || k >= length ? 0 : from[line * next + k * stride]!);
      for (let k = -radius; k <= radius; k++) sum += at(k);
      for (let k = 0; k < length; k++) {
        out[line * next + k * stride] = sum / (2 * radius + 1);
        sum += at(k + radius + 1) - at(k - radius);
      }
    }
    return out;
  };
  let sums = values.map((value, i) => value * weight[i]!);
  let weights: Float32Array = weight.slice();
  for (let pass = 0; pass < 3; pass++) {
    sums = box(box(sums, height, width, 1, width), width, height, width, 1) as typeof sums;
    weights = box(box(weights, height, width, 1, width), width, height, width, 1);
  }
  return sums.map((sum, i) => (weight[i]! > 0 ? sum / Math.max(1e-9, weights[i]!) : 0));
}

/**
 * The share of the torso's log luminance error that the made picture removes: 1 for the true picture after, 0 for the
 * unchanged photo. `pattern`: the same without the mean brightness of the torso. Torso rows are aligned, the error is
 * blurred at 2 % of the height. `parts` belongs to the made picture.
 */
export async function lightRemoved(
  pair: RenderedPair,
  jpeg: Uint8Array,
  parts: Uint8Array,
): Promise<{ whole: number; pattern: number }> {
  const { width, height, before, after } = pair;
  const [from, truth, made] = await Promise.all([before.jpeg, after.jpeg, jpeg].map(logLuminance));
  const edges = [before.parts, after.parts, parts].map((map) => torsoEdges(map, width, height));
  const size = width * height;
  const weight = new Float32Array(size);
  const [wanted, found] = [new Float32Array(size), new Float32Array(size)];
  const sample = (light: Float32Array, y: number, x: number) => {
    const left = Math.min(width - 2, Math.max(0, Math.floor(x)));
    return light[y * width + left]! * (1 - x + left) + light[y * width + left + 1]! * (x - left);
  };
  for (let y = 0; y < height; y++) {
    const [here, there, now] = edges.map((rows) => rows[y] ?? null);
    if (!here || !there || !now) continue;
    const span = here[1] - here[0];
    for (let x = Math.ceil(here[0] + 0.02 * span); x <= here[1] - 0.02 * span; x++) {
      const i = y * width + x;
      const share = (x - here[0]) / span;
      const place: number = there[0] + share * (there[1] - there[0]);
      const j = y * width + Math.round(place);
      const cloth = before.clothes[i];
      if (before.parts[i] !== RENDERED.torso || after.parts[j] !== RENDERED.torso) continue;
      if (cloth !== after.clothes[j] || cloth === LOWER_GARMENT) continue;
      weight[i] = 1;
      wanted[i] = sample(truth!, y, place) - from![i]!;
      found[i] = sample(made!, y, now[0] + share * (now[1] - now[0])) - from![i]!;
    }
  }
  const sigma = 0.02 * height;
  const radius = Math.round(Math.sqrt(4 * sigma * sigma + 1) / 2);
  const [asked, got] = [wanted, found].map((values) => blurWithin(values, weight, width, height, radius));
  const onTorso = (values: Float32Array) => values.filter((_, i) => weight[i] !== 0);
  const [truly, drawn] = [onTorso(asked!), onTorso(got!)];
  return { whole: shareRemoved(truly, drawn), pattern: shareRemoved(centred(truly), centred(drawn)) };
}

function shareRemoved(wanted: Float32Array, made: Float32Array): number {
  let [error, all] = [0, 0];
  for (const [i, value] of wanted.entries()) {
    error += (value - made[i]!) ** 2;
    all += value ** 2;
  }
  return 1 - error / all;
}

function centred(values: Float32Array): Float32Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}
