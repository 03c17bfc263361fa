import { expect, it } from "vitest";
import { emptyLimb } from "@/lib/engine/outline/limb-outline";
import { newMask, newPlane, type Plane } from "@/lib/engine/raster/raster";
import type { Pose } from "@/lib/engine/template/body-template";
import { holdArms, holdEdges, limitToRoom, roomBesideLines } from "./line-limit";

const POSE = { stature: 200, top: 0 } as Pose;
const NECK_ROW = 29;
const CHEST_ROW = 56;
const WAIST_ROW = 78;
const LEG_ROW = 124;
const LINE = 30;
const NONE = newMask(60, 200);

function lineAt(row: number) {
  const lines = newMask(60, 200);
  for (let y = row - 2; y <= row + 2; y++) lines.data[y * 60 + LINE] = 1;
  return lines;
}

function limited(size: number, lines = NONE, crossing = lines): (x: number, y: number) => number {
  const shift: Plane = newPlane(60, 200);
  shift.data.fill(size);
  limitToRoom(shift, roomBesideLines(lines, crossing, POSE));
  return (x, y) => shift.data[y * 60 + x]!;
}

it("does not change a shift that bends no line or bends it little", () => {
  expect(limited(4)(LINE, CHEST_ROW)).toBe(4);
  expect(limited(2, lineAt(CHEST_ROW))(LINE, CHEST_ROW)).toBe(2);
});

it("limits a shift to either side at a line, less beside it, and nowhere else", () => {
  for (const size of [4, -4]) {
    const at = limited(size, lineAt(CHEST_ROW));
    expect(Math.abs(at(LINE, CHEST_ROW))).toBeLessThan(2.5);
    expect(Math.abs(at(LINE + 1, CHEST_ROW))).toBeGreaterThan(Math.abs(at(LINE, CHEST_ROW)));
    expect(at(LINE + 5, CHEST_ROW)).toBe(size);
    expect(at(LINE, CHEST_ROW + 8)).toBe(size);
  }
});

it("bends a line beside the neck by no more than half a pixel, and beside a leg by less than two", () => {
  expect(limited(4, lineAt(NECK_ROW))(LINE, NECK_ROW)).toBeCloseTo(0.5);
  expect(limited(4, lineAt(LEG_ROW))(LINE, LEG_ROW)).toBeCloseTo(1.5);
});

it("changes the limit slowly from row to row, so that the contour stays smooth", () => {
  const at = limited(6, lineAt(CHEST_ROW));
  for (let y = CHEST_ROW; y < CHEST_ROW + 20; y++)
    expect(Math.abs(at(LINE, y + 1) - at(LINE, y))).toBeLessThan(0.6);
});

it("gives the waist its full shift right beside a line, and ignores a line along the waist", () => {
  expect(limited(4, lineAt(WAIST_ROW))(LINE + 1, WAIST_ROW)).toBe(4);
  expect(limited(4, lineAt(WAIST_ROW), NONE)(LINE, WAIST_ROW)).toBe(4);
  expect(limited(4, lineAt(CHEST_ROW), NONE)(LINE, CHEST_ROW)).toBeLessThan(2.5);
});

function withArm(firstRow: number, lastRow: number): Plane {
  const lines = lineAt(WAIST_ROW);
  const room = roomBesideLines(lines, NONE, POSE);
  const arm = emptyLimb(200);
  for (let row = firstRow; row <= lastRow; row++) arm.spans[row] = { start: LINE + 1, end: LINE + 9 };
  const torso = {
    firstRow: 0,
    lastRow: 199,
    left: new Float32Array(200).fill(LINE + 9),
    right: new Float32Array(200).fill(58),
  };
  holdArms(room, lines, { arms: [arm, emptyLimb(200)], torso: { ...torso, inSight: new Uint8Array(200) } });
  const shift: Plane = newPlane(60, 200);
  shift.data.fill(5);
  limitToRoom(shift, room);
  return shift;
}

it("limits an arm beside a line at the waist, but not the torso's edge", () => {
  const shift = withArm(WAIST_ROW, WAIST_ROW);
  expect(shift.data[WAIST_ROW * 60 + LINE + 1]).toBeLessThan(3);
  expect(shift.data[WAIST_ROW * 60 + LINE + 6]).toBe(5);
  expect(shift.data[WAIST_ROW * 60 + LINE + 10]).toBe(5);
  expect(shift.data[(WAIST_ROW + 1) * 60 + LINE + 1]).toBe(5);
});

it("lets an arm come free little by little above and below a line", () => {
  const { data } = withArm(WAIST_ROW - 30, WAIST_ROW + 30);
  const at = (row: number) => data[row * 60 + LINE + 1]!;
  for (let row = WAIST_ROW - 30; row < WAIST_ROW + 30; row++)
    expect(Math.abs(at(row + 1) - at(row))).toBeLessThan(0.2);
  expect([at(WAIST_ROW - 30), at(WAIST_ROW + 30)]).toEqual([5, 5]);
});

it("keeps the order of the pixels beside a limited one", () => {
  for (const size of [6, -6]) {
    const at = limited(size, lineAt(WAIST_ROW));
    for (let x = 1; x < 60; x++) expect(1 + at(x, WAIST_ROW) - at(x - 1, WAIST_ROW)).toBeGreaterThan(0.1);
  }
});

it("does not move pixels at the picture's edges, and folds nothing over beside them", () => {
  for (const size of [9, -9]) {
    const shift: Plane = newPlane(60, 200);
    shift.data.fill(size);
    const room = roomBesideLines(NONE, NONE, POSE);
    holdEdges(room, 60);
    limitToRoom(shift, room);
    const row = shift.data.subarray(WAIST_ROW * 60, (WAIST_ROW + 1) * 60);
    expect([row[0], row[59]].map(Math.abs as (value: number | undefined) => number)).toEqual([0, 0]);
    expect(row[30]).toBe(size);
    for (let x = 1; x < 60; x++) expect(1 + row[x]! - row[x - 1]!).toBeGreaterThan(0);
  }
});
