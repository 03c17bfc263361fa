import { beforeAll, describe, expect, it, vi } from "vitest";
import { girthRatios } from "@/lib/body/girths";
import { type Analysis, analysePhoto } from "@/lib/engine/analyse";
import { UNCHANGED, widthProfile } from "@/lib/engine/outline/width-profile";
import { decodePhoto, encodePicture } from "@/lib/engine/raster/codec";
import type { RgbImage } from "@/lib/engine/raster/raster";
import { reshape } from "@/lib/engine/reshape";
import { bodyChange } from "@/lib/engine/surface/relief";
import { remapLabels } from "@/lib/engine/warp/remap";
import { lightRemoved, loadRendered, type RenderedPair } from "@/tests/figures/rendered-pair";
import { LENGTH } from "@/tests/support/length";
import { lightChange } from "./light-change";

/* Rendered people whose true picture after is known; bench/morph.ts judges all of them. */

/** Generous, because a busy machine may take many times as long. */
const PATIENCE_MS = 300_000;
vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS });

const SOME = [["02", "a woman in side light", 0.4]] as const;
const OTHERS = [
  ["03", "a man in a gym", 0.65],
  ["01", "a man whose light hardly changes", 0.25],
  ["04", "a woman in a tank top", 0.47],
  ["05", "a lean man in side light", 0.2],
] as const;

describe.each(LENGTH.isLong ? [...SOME, ...OTHERS] : SOME)("the light on %s, %s", (id, _who, removed) => {
  let pair: RenderedPair;
  let photo: RgbImage;
  let analysis: Analysis;
  beforeAll(async () => {
    pair = await loadRendered(id);
    photo = await decodePhoto(pair.before.jpeg);
    analysis = await analysePhoto(photo);
  });

  it("gets clearly nearer to the light on the true body", async () => {
    const ratios = girthRatios(pair.subject).frontWidth;
    const { picture, shift } = reshape(photo, analysis, ratios, bodyChange(pair.subject, "front"));
    const parts = remapLabels(pair.before.parts, pair.width, pair.height, shift);
    expect((await lightRemoved(pair, await encodePicture(picture), parts)).whole).toBeGreaterThan(removed);
  });

  it("hardly brightens nearly white pixels", () => {
    const { outline, cover } = analysis;
    const brightest = (light: Float32Array): number => {
      const profile = widthProfile(girthRatios(pair.subject).frontWidth);
      const whiter = { ...cover, light: { ...cover.light, data: light } };
      const factor = lightChange(outline, whiter, bodyChange(pair.subject, "front"), profile)!;
      return factor.data.reduce((most, value, i) => (isWhite(i) ? Math.max(most, value) : most), 0);
    };
    const isWhite = (i: number) => Math.floor(i / outline.mask.width) % 4 === 0;
    expect(brightest(cover.light.data)).toBeGreaterThan(1.03);
    expect(brightest(cover.light.data.map((value, i) => (isWhite(i) ? -0.04 : value)))).toBeLessThan(1.011);
  });

  it("does not change if the body does not", () => {
    const same = bodyChange({ ...pair.subject, target: pair.subject.now }, "front");
    expect(lightChange(analysis.outline, analysis.cover, same, widthProfile(UNCHANGED))).toBeNull();
  });

  it("does not change beside the body, and never by more than the limits of shadow and glare", () => {
    const { outline, cover } = analysis;
    const profile = widthProfile(girthRatios(pair.subject).frontWidth);
    const factor = lightChange(outline, cover, bodyChange(pair.subject, "front"), profile)!;
    const onBody = factor.data.filter((_, i) => outline.mask.data[i]! > 0);
    const beside = factor.data.filter((_, i) => outline.mask.data[i] === 0);
    expect(beside.every((value) => value === 1)).toBe(true);
    const [darkest, brightest] = [Math.min, Math.max].map((most) => onBody.reduce((a, b) => most(a, b)));
    expect(darkest).toBeLessThan(0.99);
    expect(darkest).toBeGreaterThan(0.6);
    expect(brightest).toBeLessThan(1.32);
  });
});
