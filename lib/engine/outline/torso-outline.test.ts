import { expect, it } from "vitest";
import { type Mask, newMask } from "@/lib/engine/raster/raster";
import {
  axisAt,
  heightOf,
  PART,
  type Pose,
  rowOf,
  torsoHalfWidth,
} from "@/lib/engine/template/body-template";
import { paintTemplate } from "@/lib/engine/template/template-raster";
import { torsoOutline } from "./torso-outline";

const POSE: Pose = {
  stature: 360,
  top: 20,
  centre: 130,
  girth: 1.25,
  leftArm: 1,
  rightArm: 40,
  leftForearm: 0.5,
  rightForearm: 1,
  stance: 0.02,
  shoulders: 0.85,
  hips: 1,
  tilt: 0,
};

function template(): { labels: Mask; mask: Mask } {
  const labels = newMask(260, 400);
  paintTemplate(POSE, labels);
  return { labels, mask: { ...labels, data: labels.data.map((part) => (part > 0 ? 1 : 0)) } };
}

it("does not take a close arm for the torso's edge", () => {
  const { labels, mask } = template();
  const torso = torsoOutline(mask, labels, POSE);
  for (const y of [0.33, 0.39, 0.45]) {
    const row = rowOf(POSE, y);
    const half = torsoHalfWidth(POSE, heightOf(POSE, row)) * POSE.stature;
    expect(labels.data.subarray(row * 260, row * 260 + 130)).toContain(PART.leftArm);
    expect(Math.abs(axisAt(POSE, y) - torso.left[row]! - half)).toBeLessThan(1.5);
    expect(Math.abs(torso.right[row]! - axisAt(POSE, y) - half)).toBeLessThan(1.5);
  }
});

it("takes the edge from the mask where the arm stands free", () => {
  const { labels, mask } = template();
  const row = rowOf(POSE, 0.4);
  const slimmer = 6;
  for (let y = rowOf(POSE, 0.3); y < rowOf(POSE, 0.5); y++) {
    const end = labels.data.subarray(y * 260, (y + 1) * 260).lastIndexOf(PART.torso) + 1;
    mask.data.fill(0, y * 260 + end - slimmer, y * 260 + end);
  }
  const full = torsoOutline(template().mask, labels, POSE).right[row]!;
  expect(full - torsoOutline(mask, labels, POSE).right[row]!).toBeCloseTo(slimmer, 0);
});
