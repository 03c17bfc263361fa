import sharp from "sharp";
import { analysePhoto } from "@/lib/engine/analyse";
import { widthsOn } from "@/lib/engine/drawn-goal";
import type { WidthRatios } from "@/lib/engine/outline/width-profile";
import { decodePhoto, encodePicture } from "@/lib/engine/raster/codec";
import { reshape } from "@/lib/engine/reshape";
import { bodyChange } from "@/lib/engine/surface/relief";
import { type Figure, renderRatios } from "@/tests/figures/figure";

export const STEPS = 5;

export const partWay = (target: WidthRatios, share: number): WidthRatios =>
  Object.fromEntries(
    Object.entries(target).map(([site, ratio]) => [site, 1 + (ratio - 1) * share]),
  ) as WidthRatios;

export const newCanvas = (figure: Figure) => new Uint8Array(figure.width * figure.height * 3);

/** Milliseconds. `cpu` is the sum of all threads and less affected by other load. */
type Cost = { cpu: number; wall: number };

async function timed<T>(work: () => T | Promise<T>): Promise<[T, Cost]> {
  const [cpu, wall] = [process.cpuUsage(), performance.now()];
  const value = await work();
  const { user, system } = process.cpuUsage(cpu);
  return [value, { cpu: (user + system) / 1000, wall: performance.now() - wall }];
}

/** The minimum: decode, resize and encode a photo. */
const plainWork = (jpeg: Buffer) =>
  sharp(jpeg).resize({ width: 1080, height: 1920, fit: "inside" }).jpeg({ quality: 88 }).toBuffer();

/** The figures have no height. */
const HEIGHT_INCHES = 69;

const change = (figure: Figure) =>
  bodyChange({ ...figure, heightInches: HEIGHT_INCHES, now: figure.current }, figure.view);

/** Times of one photo as in a worker: all steps, each encoded, on one canvas. */
export async function costsOf(figure: Figure, canvas: Uint8Array) {
  const [, plain] = await timed(() => plainWork(figure.jpeg));
  const [photo, decode] = await timed(() => decodePhoto(figure.jpeg));
  const [analysis, analyse] = await timed(() => analysePhoto(photo));
  const ratios = renderRatios(figure);
  const [made, all] = await timed(async () => {
    for (let k = 1; k < STEPS; k++)
      await encodePicture(
        reshape(photo, analysis, partWay(ratios, k / STEPS), change(figure), canvas).picture,
      );
    const reshaped = reshape(photo, analysis, ratios, change(figure), canvas);
    return { ...reshaped, jpeg: await encodePicture(reshaped.picture) };
  });
  const step = { cpu: all.cpu / STEPS, wall: all.wall / STEPS };
  const [, measure] = await timed(() => widthsOn(made.jpeg, analysis, ratios));
  return { photo, analysis, ...made, costs: { plain, decode, analyse, step, measure } };
}

export type Costs = Awaited<ReturnType<typeof costsOf>>["costs"];

const mean = (values: number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

/** Prints mean and worst of CPU time and clock time, and the ratio to plain work of the same run. */
export function printCosts(title: string, all: Costs[]): void {
  console.log(`\n${title}: ms, mean (worst)\tCPU\tclock\tratio to plain sharp work`);
  const plain = mean(all.map((costs) => costs.plain.cpu));
  for (const work of ["plain", "decode", "analyse", "step", "measure"] as const) {
    const show = (pick: (cost: Cost) => number): string => {
      const values = all.map((costs) => pick(costs[work]));
      return `${mean(values).toFixed(0)} (${Math.max(...values).toFixed(0)})`;
    };
    const times = (mean(all.map((costs) => costs[work].cpu)) / plain).toFixed(1);
    console.log([work, show((cost) => cost.cpu), show((cost) => cost.wall), times].join("\t"));
  }
}
