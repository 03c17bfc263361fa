import { describe, expect, it } from "vitest";
import { newMask } from "@/lib/engine/raster/raster";
import { PART, type Pose } from "./body-template";
import { NUMBERS, SHAPE, SHAPES, writeShapes } from "./figure-shapes";
import { drawTemplate, newDrawing, paintTemplate } from "./template-raster";

const [WIDTH, HEIGHT] = [90, 160];

const POSE: Pose = {
  stature: 130,
  top: 14.3,
  centre: 45.2,
  girth: 1.1,
  leftArm: 16,
  rightArm: 34,
  leftForearm: 0.6,
  rightForearm: -1.3,
  stance: 0.02,
  shoulders: 0.95,
  hips: 1,
  tilt: 0.02,
};

function liesIn(capsule: Float64Array, column: number, row: number): boolean {
  const [fromX, fromY, toX, toY, fromRadius, toRadius] = [...capsule] as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const x = (column + 0.5 - POSE.centre) / POSE.stature - fromX;
  const y = (row + 0.5 - POSE.top) / POSE.stature - fromY;
  const [dx, dy] = [toX - fromX, toY - fromY];
  const t = Math.min(Math.max((x * dx + y * dy) / (dx * dx + dy * dy), 0), 1);
  return Math.hypot(x - dx * t, y - dy * t) < fromRadius + (toRadius - fromRadius) * t;
}

describe("paintTemplate", () => {
  const labels = newMask(WIDTH, HEIGHT);
  paintTemplate(POSE, labels);

  it("covers neck, arms and legs, and nothing beside them", () => {
    const numbers = new Float64Array(SHAPES * NUMBERS);
    writeShapes(POSE, numbers);
    const capsules = Array.from({ length: SHAPES }, (_, shape) => shape)
      .filter((shape) => shape !== SHAPE.head && shape !== SHAPE.torso)
      .map((shape) => numbers.subarray(shape * NUMBERS, (shape + 1) * NUMBERS));
    let differing = 0;
    let covered = 0;
    for (let i = 0; i < labels.data.length; i++) {
      const inCapsule = capsules.some((capsule) => liesIn(capsule, i % WIDTH, Math.floor(i / WIDTH)));
      const label = labels.data[i]!;
      const torsoOrHead = label === PART.torso || label === PART.head;
      if (inCapsule) covered++;
      if (inCapsule ? label === 0 : label > 0 && !torsoOrHead) differing++;
    }
    expect(covered).toBeGreaterThan(1000);
    expect(differing).toBeLessThan(covered * 0.01);
  });

  it("draws the torso in front of the arms, and left limbs on the left", () => {
    const at = (x: number, y: number) => labels.data[Math.round(y) * WIDTH + Math.round(x)];
    expect(at(POSE.centre, POSE.top + 0.4 * POSE.stature)).toBe(PART.torso);
    expect(at(POSE.centre, POSE.top + 0.06 * POSE.stature)).toBe(PART.head);
    expect(labels.data.indexOf(PART.leftArm) % WIDTH).toBeLessThan(POSE.centre);
    expect(labels.data.indexOf(PART.rightLeg) % WIDTH).toBeGreaterThan(POSE.centre - 5);
  });

  it("clips at the edges of the grid", () => {
    const small = newMask(20, 20);
    paintTemplate({ ...POSE, top: -60, centre: -2 }, small);
    expect(small.data.some((label) => label > 0)).toBe(true);
    paintTemplate({ ...POSE, top: 400 }, small);
    expect(small.data.some((label) => label > 0)).toBe(false);
  });

  it("redraws only changed shapes, with the same result as a full drawing", () => {
    const drawing = newDrawing(WIDTH, HEIGHT);
    drawTemplate(POSE, drawing);
    expect(drawing.touched.some((touched) => touched === 1)).toBe(true);
    drawing.touched.fill(0);
    drawTemplate({ ...POSE }, drawing);
    expect(drawing.touched.some((touched) => touched === 1)).toBe(false);
    for (const change of [
      { leftArm: 25 },
      { rightForearm: 0.4 },
      { top: 20.6 },
      { hips: 1.1 },
      { tilt: -0.03 },
    ]) {
      const pose = { ...POSE, ...change };
      drawing.touched.fill(0);
      drawTemplate(pose, drawing);
      const anew = newDrawing(WIDTH, HEIGHT);
      drawTemplate(pose, anew);
      const covered = ({ starts, ends }: typeof drawing) =>
        Array.from(starts, (start, run) => (start < ends[run]! ? [start, ends[run]!] : null));
      expect(covered(drawing)).toEqual(covered(anew));
    }
  });
});
