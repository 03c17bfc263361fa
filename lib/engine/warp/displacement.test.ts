import { expect, it } from "vitest";
import { type BodyOutline, bodyOutline } from "@/lib/engine/outline/body-outline";
import { shoulderLine } from "@/lib/engine/outline/shoulder-line";
import { UNCHANGED } from "@/lib/engine/outline/width-profile";
import { type Mask, newMask } from "@/lib/engine/raster/raster";
import { middle } from "@/lib/engine/raster/row-spans";
import { heightOf, PART, rowOf } from "@/lib/engine/template/body-template";
import { paintTemplate } from "@/lib/engine/template/template-raster";
import { standing } from "@/tests/figures/standing";
import { bodyDisplacement } from "./displacement";

const [WIDTH, HEIGHT] = [270, 480];

function figure(arms: number, legsPart?: number): BodyOutline {
  const pose = standing({ stature: 430, top: 20, centre: 135, girth: 1.15, arms });
  const labels = newMask(WIDTH, HEIGHT);
  paintTemplate(pose, labels);
  const mask = { ...labels, data: labels.data.map((part) => (part > 0 ? 1 : 0)) };
  if (legsPart) fillBetweenLegs(mask, labels, rowOf(pose, 0.52), rowOf(pose, legsPart));
  return bodyOutline(mask, labels, pose);
}

function fillBetweenLegs(mask: Mask, labels: Mask, first: number, last: number): void {
  for (let row = first; row <= last; row++) {
    const legs = labels.data.subarray(row * WIDTH, (row + 1) * WIDTH);
    const [from, to] = [legs.indexOf(PART.leftLeg), legs.lastIndexOf(PART.rightLeg)];
    if (from >= 0) mask.data.fill(1, row * WIDTH + from, row * WIDTH + to + 1);
  }
}

const NARROWER = { ...UNCHANGED, waist: 0.85 };

/** Shift to the right at the waist: of the torso's left edge, of the left arm's outer edge and of its axis. */
function atWaist(outline: BodyOutline, ratios = NARROWER) {
  const row = rowOf(outline.pose, 0.39);
  const shift = bodyDisplacement(outline, ratios);
  const at = (x: number): number => shift.data[row * WIDTH + Math.floor(x)]!;
  const arm = outline.arms[0].spans[row]!;
  return { torso: at(outline.torso.left[row]! + 1), arm: at(arm.start + 1), armAxis: at(middle(arm)) };
}

it("moves nothing without a change of width, and nothing above the shoulder line", () => {
  const outline = figure(4);
  expect(bodyDisplacement(outline, UNCHANGED).data.every((value) => Math.abs(value) < 1e-6)).toBe(true);
  const still = shoulderLine(outline);
  const shift = bodyDisplacement(outline, NARROWER);
  for (let row = 0; row < HEIGHT && heightOf(outline.pose, row) <= still; row++)
    expect(shift.data.subarray(row * WIDTH, (row + 1) * WIDTH).every((value) => value === 0)).toBe(true);
});

it("gives the outer edge of touching thighs the whole change, and hands it over where they part", () => {
  const outline = figure(14, 0.64);
  const { spans, attached } = outline.legs[0];
  const shift = bodyDisplacement(outline, { ...UNCHANGED, thigh: 0.9, knee: 0.9 });
  const edgeAt = (row: number): number => Math.ceil(spans[row]!.start);
  const row = rowOf(outline.pose, 0.6);
  expect(attached[row]).toBe(1);
  const whole = (135 - edgeAt(row)) * (1 - 0.9);
  expect(shift.data[row * WIDTH + edgeAt(row)]! / whole).toBeGreaterThan(0.93);
  for (let y = row; y < rowOf(outline.pose, 0.7); y++) {
    const [here, next] = [y, y + 1].map((at) => shift.data[at * WIDTH + edgeAt(at)]!);
    expect(Math.abs(next! - here!)).toBeLessThan(0.25);
  }
});

it("moves a hanging arm with the flank, and farther if the arm gets thinner", () => {
  const hanging = figure(2);
  const { torso, arm } = atWaist(hanging);
  expect(torso).toBeGreaterThan(4);
  expect(arm / torso).toBeGreaterThan(0.9);
  expect(arm / torso).toBeLessThan(1.1);
  expect(atWaist(hanging, { ...NARROWER, biceps: 0.8, forearm: 0.8 }).arm).toBeGreaterThan(arm + 2);
});

it("moves an elbow that reaches beyond the arm's outline", () => {
  const outline = figure(2);
  const row = rowOf(outline.pose, 0.39);
  const edge = Math.floor(outline.arms[0].spans[row]!.start);
  for (const near of [row - 2, row - 1, row, row + 1, row + 2])
    outline.mask.data.fill(1, near * WIDTH + edge - 8, near * WIDTH + edge + 1);
  const shift = bodyDisplacement(outline, NARROWER).data;
  expect(shift[row * WIDTH + edge - 7]! / shift[row * WIDTH + edge + 1]!).toBeGreaterThan(0.75);
});

it("does not move an arm that stands free", () => {
  const { torso, arm, armAxis } = atWaist(figure(25));
  expect(torso).toBeGreaterThan(4);
  expect(Math.abs(arm)).toBeLessThan(0.2);
  expect(Math.abs(armAxis)).toBeLessThan(0.5);
});

it("hardly widens the upper arm at the armpit when the chest gets much narrower", () => {
  const outline = figure(14);
  const row = rowOf(outline.pose, 0.25);
  const shift = bodyDisplacement(outline, { ...UNCHANGED, chest: 0.9, waist: 0.8 });
  const arm = outline.arms[0].spans[row]!;
  expect(outline.arms[0].attached[row]).toBeGreaterThan(0.9);
  const at = (x: number): number => shift.data[row * WIDTH + Math.floor(x)]!;
  expect(at(arm.end) - at(arm.start + 1)).toBeLessThan(2.7);
});
