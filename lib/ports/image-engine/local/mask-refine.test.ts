import { describe, expect, it } from "vitest";
import { standing } from "@/tests/figures/standing";
import { PART } from "./body-template";
import { refineMask, withSeams } from "./mask-refine";
import { type Mask, newMask, type RgbImage } from "./raster";
import { paintTemplate } from "./template-raster";

const [WIDTH, HEIGHT] = [120, 200];
const STATURE = 180;
const POSE = standing({ stature: STATURE, top: 8, centre: 60, girth: 1.15, arms: 6 });

function template(): Mask {
  const labels = newMask(WIDTH, HEIGHT);
  paintTemplate(POSE, labels);
  return labels;
}

const count = (mask: Mask): number => mask.data.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0);

describe("the template's seams", () => {
  it("open where an arm touches the torso below the armpit, and nowhere else", () => {
    const labels = template();
    const open = withSeams(labels, STATURE);
    const cut = [...labels.data.keys()].filter((i) => labels.data[i] !== open.data[i]);
    expect(cut.length).toBeGreaterThan(20);
    for (const i of cut) {
      expect(open.data[i]).toBe(0);
      expect((Math.floor(i / WIDTH) - 8) / STATURE).toBeGreaterThan(0.25);
      const pair = [labels.data[i - 1], labels.data[i]];
      expect(pair).toContain(PART.torso);
      expect(pair.includes(PART.leftArm) || pair.includes(PART.rightArm)).toBe(true);
    }
  });

  it("are none where there are no arms", () => {
    const labels = template();
    for (const [i, part] of labels.data.entries())
      if (part === PART.leftArm || part === PART.rightArm) labels.data[i] = 0;
    expect(withSeams(labels, STATURE).data).toEqual(labels.data);
  });
});

describe("the refined mask", () => {
  /** The figure in one colour before a wall; `gaps` is a strip of wall along the arms' inner side. */
  function scene(gaps: boolean): { image: RgbImage; gap: number[] } {
    const labels = template();
    const image = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT * 3) };
    const open = gaps ? withSeams(labels, STATURE) : labels;
    const isGap = (i: number): boolean =>
      labels.data[i]! > 0 &&
      [i - 2, i - 1, i, i + 1, i + 2].some((near) => open.data[near] !== labels.data[near]);
    const gap: number[] = [];
    for (let i = 0; i < WIDTH * HEIGHT; i++) {
      if (isGap(i)) gap.push(i);
      image.data.set(labels.data[i]! > 0 && !isGap(i) ? [200, 150, 125] : [90, 100, 110], i * 3);
    }
    return { image, gap };
  }

  it("leaves a gap between arm and torso open that the template has filled", () => {
    const { image, gap } = scene(true);
    const mask = refineMask(image, template(), STATURE, "near the template");
    expect(gap.length).toBeGreaterThan(80);
    expect(gap.filter((i) => mask.data[i]! > 0).length).toBeLessThan(gap.length * 0.15);
  });

  it("opens none where arm and torso are of one piece", () => {
    const mask = refineMask(scene(false).image, template(), STATURE, "near the template");
    const all = count(template());
    expect(Math.abs(count(mask) - all)).toBeLessThan(all * 0.02);
  });
});
