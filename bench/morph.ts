import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import sharp from "sharp";
import { analysePhoto } from "@/lib/engine/analyse";
import { eyeRow } from "@/lib/engine/outline/face";
import { UNCHANGED } from "@/lib/engine/outline/width-profile";
import { shiftField } from "@/lib/engine/reshape";
import { remapLabels } from "@/lib/engine/warp/remap";
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
import { type Costs, costsOf, newCanvas, partWay, printCosts, STEPS } from "./morph/costs";
import { judgeRendered } from "./morph/rendered";

/*
 * Judges the local image engine on the figures with ground truth and writes a contact sheet. Prints the time of an analysis
 * and a step relative to plain sharp work on the same photo, after a warm-up of four photos and for the first photo of
 * a process. Without a name it also judges the rendered people:
 *   npx tsx bench/morph.ts [NAME ...]
 */

const OUT = new URL("./out/", import.meta.url).pathname;
const FRESH = "--fresh";
const FRESH_PROCESSES = 3;

/** V8 compiles during the first photos of a process; the first photo is timed separately. */
const WARM_UP = 4;

type Row = Record<string, number | string>;

async function judgeFigure(
  figure: Figure,
  canvas: Uint8Array,
): Promise<{ row: Row; picture: Uint8Array; costs: Costs }> {
  const { photo, analysis, picture, shift, jpeg, costs } = await costsOf(figure, canvas);
  const ratios = renderRatios(figure);
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
    const part = shiftField(analysis, k === 0 ? UNCHANGED : partWay(ratios, k / STEPS));
    return torsoWidth(figure, remapLabels(figure.parts, figure.width, figure.height, part), "waist");
  });
  const direction = Math.sign(ratios.waist - 1);
  const monotone = waists.every((waist, k) => k === 0 || direction * (waist - waists[k - 1]!) > 0);
  const again = await analysePhoto(picture);
  const { face, mask } = analysis.outline;
  const eyes = face ? Math.floor((eyeRow(face) * figure.height) / mask.height) : figure.height;
  const row: Row = {
    figure: figure.name,
    mask: overlapOf(enlarge(analysis.outline.mask, figure.width, figure.height), figure.parts),
    waistErr: Math.abs(achieved("waist") - ratios.waist),
    hipErr: Math.abs(achieved("hip") - ratios.hip),
    waistTrueErr: Math.abs(achieved("waist") - truth),
    torsoRemoved: removed,
    before,
    after,
    gain: after - before,
    again: overlapOf(enlarge(again.outline.mask, figure.width, figure.height), figure.targetParts),
    crown: largestDifference(figure, photo.data, picture.data, [PARTS.head], eyes),
    feet: meanShift(figure, shift, PARTS.foot),
    hands: meanShift(figure, shift, PARTS.hand),
    lineRms: lines.rms,
    lineMax: lines.worst,
    slope: smallestSlope(shift),
    monotone: monotone ? "yes" : "NO",
  };
  return { row, picture: jpeg, costs };
}

function print(rows: Row[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const show = (key: string, value: number | string | undefined) =>
    typeof value !== "number" ? String(value ?? "") : value.toFixed(/crown|lineMax/.test(key) ? 1 : 4);
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

/** Times of a figure in a new process, as on a serverless platform. */
function costsWhenFresh(name: string): Costs {
  const arguments_ = [...process.execArgv, new URL(import.meta.url).pathname, FRESH, name];
  return JSON.parse(execFileSync(process.execPath, arguments_, { encoding: "utf8" }));
}

async function judgeAll(names: string[]): Promise<void> {
  const canvas = newCanvas(await loadFigure(names[0]!));
  for (const name of names.slice(0, WARM_UP)) await costsOf(await loadFigure(name), canvas);
  const judged: { jpeg: Buffer; row: Row; picture: Uint8Array; costs: Costs }[] = [];
  for (const name of names) {
    const figure = await loadFigure(name);
    judged.push({ jpeg: figure.jpeg, ...(await judgeFigure(figure, canvas)) });
  }
  print(judged.map(({ row }) => row));
  printCosts(
    "Each figure once",
    judged.map(({ costs }) => costs),
  );
  printCosts("First photo of a process", names.slice(0, FRESH_PROCESSES).map(costsWhenFresh));
  await contactSheet(judged.map(({ jpeg, picture }) => ({ before: jpeg, after: picture })));
}

sharp.concurrency(1);
const [first, ...rest] = process.argv.slice(2);
if (first === FRESH) {
  const figure = await loadFigure(rest[0] ?? "");
  console.log(JSON.stringify((await costsOf(figure, newCanvas(figure))).costs));
} else {
  await judgeAll(first ? [first, ...rest] : figureNames());
  if (!first) await judgeRendered(OUT);
}
