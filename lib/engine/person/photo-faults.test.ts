import { beforeAll, describe, expect, it, vi } from "vitest";
import { lookAt, type Sighting } from "@/lib/engine/analyse";
import { photoCheck } from "@/lib/engine/photo-check";
import { decodePhoto } from "@/lib/engine/raster/codec";
import type { PhotoFault } from "@/lib/images/photos/schema";
import { loadHalfFigure } from "@/tests/figures/figure";
import { SCENES, type Scene, sceneJpeg } from "@/tests/figures/scenes";
import { LENGTH } from "@/tests/support/length";
import { BAD_PHOTOS, backPhoto, blackPhoto, goodPhoto } from "@/tests/support/photos-to-check";
import { landmark } from "./landmarks";
import { verdictOf } from "./pose-and-size-faults";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const look = async (jpeg: Uint8Array) => lookAt(await decodePhoto(jpeg));
const seen = new Map<PhotoFault, Promise<Sighting>>();
/** The sighting of a bad photo. A look takes a second, so the tests share it. */
const badOne = (fault: PhotoFault): Promise<Sighting> => {
  const sighting = seen.get(fault) ?? BAD_PHOTOS[fault]().then(look);
  seen.set(fault, sighting);
  return sighting;
};
const faultsOf = ({ judgements }: Sighting) => judgements.map(({ fault }) => fault);

const USABLE: readonly PhotoFault[] = [
  "three_quarter",
  "too_far_away",
  "head_cut",
  "legs_cut",
  "feet_cut",
  "too_dark",
  "backlit",
  "too_bright",
  "blurred",
  "arms_raised",
  "arms_before_waist",
];

describe("a bad photo", () => {
  it.each(Object.keys(BAD_PHOTOS) as PhotoFault[])("has first of all the fault %s", async (fault) => {
    expect(faultsOf(await badOne(fault))[0]).toBe(fault);
  });

  it.each(USABLE)("is usable with the fault %s", async (fault) => {
    expect(verdictOf((await badOne(fault)).judgements)).toBe("usable");
  });

  it("is refused when it is black", async () => {
    expect((await look(await blackPhoto())).judgements).toEqual([{ fault: "too_dark", prevents: true }]);
  });

  it("is told which way is up", async () => {
    expect(photoCheck(await badOne("on_its_side")).turn).toBe(270);
  });
});

it("a good photo has no fault, and the praise of all that was tested", async () => {
  expect(photoCheck(await look(await goodPhoto()))).toMatchObject({
    verdict: "good",
    faults: [],
    strengths: ["straight", "whole_body", "light", "sharp"],
    side: "front",
    turn: 0,
  });
});

it("a photo from behind is a good one that shows the back", async () => {
  expect(photoCheck(await look(await backPhoto()))).toMatchObject({ verdict: "good", side: "back" });
});

/** The others need the same look at the same networks. */
const SOME: readonly Scene[] = ["noise", "gym", "bottle"];

it.each(LENGTH.isLong ? SCENES : SOME)("finds no person in a picture of: %s", async (name) => {
  const sighting = await look(await sceneJpeg(name));
  expect([sighting.person, faultsOf(sighting)]).toEqual([null, ["nobody"]]);
});

describe("the landmarks of a rendered figure", () => {
  let sighting: Sighting;
  let figure: Awaited<ReturnType<typeof loadHalfFigure>>;
  beforeAll(async () => {
    figure = await loadHalfFigure("m_plain_shorts");
    sighting = await look(figure.jpeg);
  });

  it("are at its shoulders, hips, knees and ankles", () => {
    const { landmarks } = sighting.person!.person;
    const perPixel = sighting.image.height / figure.height;
    const down = (y: number) => (y / perPixel - figure.headTopPx) / figure.staturePx;
    const heights = (["leftShoulder", "leftHip", "leftKnee", "leftAnkle"] as const).map((name) =>
      down(landmark(landmarks, name).y),
    );
    for (const [index, expected] of [0.19, 0.5, 0.73, 0.93].entries())
      expect(Math.abs(heights[index]! - expected)).toBeLessThan(0.05);
    // In a front view the person's left is at the right.
    expect(landmark(landmarks, "leftShoulder").x).toBeGreaterThan(landmark(landmarks, "rightShoulder").x);
  });
});
