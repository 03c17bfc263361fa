import { mkdirSync } from "node:fs";
import sharp from "sharp";
import { analysePhoto } from "@/lib/ports/image-engine/local/analyse";
import { decodePhoto, encodePicture } from "@/lib/ports/image-engine/local/codec";
import { remapLabels } from "@/lib/ports/image-engine/local/remap";
import { reshape } from "@/lib/ports/image-engine/local/reshape";
import { shadingChange } from "@/lib/ports/image-engine/local/shading-change";
import { UNCHANGED, type WidthRatios } from "@/lib/ports/image-engine/local/width-profile";
import { type Figure, figureNames, loadFigure, PARTS, renderRatios } from "@/tests/figures/figure";
import {
  enlarge,
  largestDifference,
  lineDeviation,
  meanShift,
  overlapOf,
  partError,
  smallestSlope,
  torsoWidth,
} from "@/tests/figures/measures";

/*
 * Judges the local image engine on the figures with known truth and writes a contact sheet to look at:
 *   npx tsx bench/morph.ts [NAME ...]
 */

const OUT = new URL("./out/", import.meta.url).pathname;
const STEPS = 4;
const NO_CHANGE = shadingChange(20, 20);

type Row = Record<string, number | string>;

/** Processor time of all threads in milliseconds: unlike the time by the clock, it bears other programs beside. */
async function timed<T>(work: () => T | Promise<T>): Promise<[T, number]> {
  const start = process.cpuUsage();
  const value = await work();
  const { user, system } = process.cpuUsage(start);
  return [value, (user + system) / 1000];
}

const partWay = (target: WidthRatios, share: number): WidthRatios =>
  Object.fromEntries(
    Object.entries(target).map(([site, ratio]) => [site, 1 + (ratio - 1) * share]),
  ) as WidthRatios;

async function judgeFigure(figure: Figure): Promise<{ row: Row; picture: Uint8Array }> {
  const [, plainMs] = await timed(() =>
    sharp(figure.jpeg).resize({ width: 1080, height: 1920, fit: "inside" }).jpeg({ quality: 88 }).toBuffer(),
  );
  const photo = await decodePhoto(figure.jpeg);
  const [analysis, analyseMs] = await timed(() => analysePhoto(photo));
  const ratios = renderRatios(figure);
  const amount = shadingChange(figure.current.bodyFat, figure.target.bodyFat);
  const [{ picture, shift }, stepMs] = await timed(() => reshape(photo, analysis, ratios, amount));
  const [jpeg, encodeMs] = await timed(() => encodePicture(picture));

  const moved = remapLabels(figure.parts, figure.width, figure.height, shift);
  const before = overlapOf(figure.parts, figure.targetParts);
  const after = overlapOf(moved, figure.targetParts);
  const achieved = (landmark: "waist" | "hip") =>
    torsoWidth(figure, moved, landmark) / torsoWidth(figure, figure.parts, landmark);
  const truth = torsoWidth(figure, figure.targetParts, "waist") / torsoWidth(figure, figure.parts, "waist");
  const removed =
    1 -
    partError(moved, figure.targetParts, PARTS.torso) /
      partError(figure.parts, figure.targetParts, PARTS.torso);
  const lines = lineDeviation(figure, shift);
  const waists = Array.from({ length: STEPS + 1 }, (_, k) => {
    const step = reshape(photo, analysis, k === 0 ? UNCHANGED : partWay(ratios, k / STEPS), NO_CHANGE);
    return torsoWidth(figure, remapLabels(figure.parts, figure.width, figure.height, step.shift), "waist");
  });
  const direction = Math.sign(ratios.waist - 1);
  const monotone = waists.every((waist, k) => k === 0 || direction * (waist - waists[k - 1]!) > 0);
  const again = await analysePhoto(picture);
  const row: Row = {
    figure: figure.name,
    finding: analysis.finding,
    score: analysis.confidence.score,
    edges: analysis.confidence.edges,
    mask: overlapOf(enlarge(analysis.outline.mask, figure.width, figure.height), figure.parts),
    waistErr: Math.abs(achieved("waist") - ratios.waist),
    waistTrueErr: Math.abs(achieved("waist") - truth),
    torsoRemoved: removed,
    before,
    after,
    gain: after - before,
    again: overlapOf(enlarge(again.outline.mask, figure.width, figure.height), figure.targetParts),
    head: largestDifference(figure, photo.data, picture.data, [PARTS.head]),
    feet: meanShift(figure, shift, PARTS.foot),
    hands: meanShift(figure, shift, PARTS.hand),
    lineRms: lines.rms,
    lineMax: lines.worst,
    slope: smallestSlope(shift),
    monotone: monotone ? "yes" : "NO",
    analyseMs,
    stepMs,
    encodeMs,
    plainMs,
    analyseRatio: analyseMs / plainMs,
    stepRatio: stepMs / plainMs,
  };
  return { row, picture: jpeg };
}

function print(rows: Row[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const show = (key: string, value: number | string | undefined) =>
    typeof value !== "number"
      ? String(value ?? "")
      : value.toFixed(/Ms|Ratio|head|lineMax/.test(key) ? 1 : 4);
  console.log(columns.join("\t"));
  for (const row of rows) console.log(columns.map((key) => show(key, row[key])).join("\t"));
  for (const [label, pick] of [
    ["mean", (v: number[]) => v.reduce((a, b) => a + b, 0) / v.length],
    ["min", (v: number[]) => Math.min(...v)],
    ["max", (v: number[]) => Math.max(...v)],
  ] as const) {
    const summary = columns.map((key) => {
      const values = rows.map((row) => row[key]).filter((value) => typeof value === "number");
      return values.length > 0 ? show(key, pick(values)) : label;
    });
    console.log(summary.join("\t"));
  }
}

async function contactSheet(cells: { before: Buffer; after: Uint8Array }[]): Promise<void> {
  const [width, height, perRow] = [216, 384, 6];
  const tiles = await Promise.all(
    cells.flatMap(({ before, after }, index) =>
      [before, after].map(async (image, half) => ({
        input: await sharp(image).resize(width, height, { fit: "fill" }).toBuffer(),
        left: ((index % perRow) * 2 + half) * width,
        top: Math.floor(index / perRow) * height,
      })),
    ),
  );
  mkdirSync(OUT, { recursive: true });
  const sheet = { width: perRow * 2 * width, height: Math.ceil(cells.length / perRow) * height };
  await sharp({ create: { ...sheet, channels: 3, background: "#fff" } })
    .composite(tiles)
    .png()
    .toFile(`${OUT}morph.png`);
}

const names = process.argv.length > 2 ? process.argv.slice(2) : figureNames();
const rows: Row[] = [];
const cells: { before: Buffer; after: Uint8Array }[] = [];
for (const name of names) {
  const figure = await loadFigure(name);
  const { row, picture } = await judgeFigure(figure);
  rows.push(row);
  cells.push({ before: figure.jpeg, after: picture });
}
print(rows);
await contactSheet(cells);
