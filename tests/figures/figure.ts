import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { Body } from "@/lib/body/body";
import type { WidthRatios } from "@/lib/engine/outline/width-profile";

/** Values of a part map. */
export const PARTS = { background: 0, head: 1, neck: 2, torso: 3, arm: 4, hand: 5, leg: 6, foot: 7 } as const;

type RenderRatios = Record<"waist" | "chest" | "hip" | "thigh" | "calf" | "arm" | "neck", number>;

type FigureFacts = {
  sex: "male" | "female";
  view: "front" | "back";
  background: string;
  current: Body;
  target: Body;
  targetRenderWidthRatios: RenderRatios;
  staturePx: number;
  headTopPx: number;
  centrePx: number;
  landmarksAsFractionOfStature: Record<"chest" | "waist" | "hip", number>;
  backgroundLines: { type: "h" | "v"; x?: number; y?: number }[];
  floorPx: number;
};

export type Figure = FigureFacts & {
  name: string;
  jpeg: Buffer;
  width: number;
  height: number;
  parts: Uint8Array;
  targetParts: Uint8Array;
};

const HALF_WIDTH = 540;

const folder = fileURLToPath(new URL(".", import.meta.url));

export const figureNames = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".jpg"))
    .map((name) => name.slice(0, -".jpg".length))
    .sort();

export const figureJpeg = (name: string): Buffer => readFileSync(`${folder}${name}.jpg`);

/** The photo at half its width and height, for tests in which size does not matter. */
export const halfJpeg = (name: string): Promise<Buffer> =>
  sharp(figureJpeg(name)).resize({ width: HALF_WIDTH }).jpeg({ quality: 92 }).toBuffer();

async function partsMap(file: string, width?: number) {
  const map = sharp(file).resize({ width, kernel: "nearest" }).extractChannel(0);
  const { data, info } = await map.raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
}

const factsOf = (name: string): FigureFacts => JSON.parse(readFileSync(`${folder}${name}.json`, "utf8"));

async function withMaps(name: string, facts: FigureFacts, jpeg: Buffer, mapWidth?: number): Promise<Figure> {
  const parts = await partsMap(`${folder}${name}.parts.png`, mapWidth);
  const target = await partsMap(`${folder}${name}.target-parts.png`, mapWidth);
  const { width, height } = parts;
  return { ...facts, name, jpeg, width, height, parts: parts.data, targetParts: target.data };
}

export const loadFigure = (name: string): Promise<Figure> => withMaps(name, factsOf(name), figureJpeg(name));

/** The figure and its ground truth at half the size. */
export async function loadHalfFigure(name: string): Promise<Figure> {
  const facts = factsOf(name);
  const half = (place: number | undefined) => (place === undefined ? undefined : place / 2);
  const halved: FigureFacts = {
    ...facts,
    staturePx: facts.staturePx / 2,
    headTopPx: facts.headTopPx / 2,
    centrePx: facts.centrePx / 2,
    floorPx: Math.floor(facts.floorPx / 2),
    backgroundLines: facts.backgroundLines.map(({ type, x, y }) => ({ type, x: half(x), y: half(y) })),
  };
  return withMaps(name, halved, await halfJpeg(name), HALF_WIDTH);
}

/**
 * The width ratios of the rendered target at the engine's sites. Arms change evenly; the knee takes the root of the
 * thigh.
 */
export function renderRatios({ targetRenderWidthRatios: r }: FigureFacts): WidthRatios {
  return {
    neck: r.neck,
    shoulder: 1,
    chest: r.chest,
    waist: r.waist,
    hip: r.hip,
    thigh: r.thigh,
    knee: Math.sqrt(r.thigh),
    calf: r.calf,
    biceps: r.arm,
    forearm: r.arm,
    wrist: r.arm,
  };
}
