import { expect, it } from "vitest";
import { type Figure, figureJpeg, loadHalfFigure, PARTS, renderRatios } from "@/tests/figures/figure";
import { largestDifference } from "@/tests/figures/measures";
import { standing } from "@/tests/figures/standing";
import { LENGTH } from "@/tests/support/length";
import { readCover } from "./light/cover";
import { type BodyOutline, bodyOutline } from "./outline/body-outline";
import { decodePhoto, encodePicture } from "./raster/codec";
import { newMask, type RgbImage, shrinkBy } from "./raster/raster";
import { reshape } from "./reshape";
import { bodyChange } from "./surface/relief";
import { rowOf } from "./template/body-template";
import { paintTemplate } from "./template/template-raster";
import { readSurroundings } from "./warp/background";

/* The tests use each figure's true outline, so that only the warp is tested. The photos have half their size. */

const GRID = { width: 270, height: 480 };

/** Long, for a busy machine. */
const TIMEOUT_MS = 300_000;

/** A selection of hair, views, framings and light; bench/morph.ts measures all figures. */
const SOME = ["w00", "m_back_gym"];
const KINDS = LENGTH.isLong
  ? [...SOME, "w07", "m_gym_dark", "w02", "w09", "w13", "m_crop_knee", "m_lean_bulk"]
  : SOME;

function trueOutline(figure: Figure): BodyOutline {
  const scale = GRID.width / figure.width;
  const mask = newMask(GRID.width, GRID.height);
  for (let y = 0; y < GRID.height; y++) {
    const row = Math.floor((y + 0.5) / scale) * figure.width;
    for (let x = 0; x < GRID.width; x++)
      mask.data[y * GRID.width + x] = figure.parts[row + Math.floor((x + 0.5) / scale)]! > 0 ? 1 : 0;
  }
  const pose = standing({
    stature: figure.staturePx * scale,
    top: figure.headTopPx * scale,
    centre: figure.centrePx * scale,
    girth: 1.1,
    arms: 12,
  });
  const labels = newMask(GRID.width, GRID.height);
  paintTemplate(pose, labels);
  return bodyOutline(mask, labels, pose);
}

/** Peak signal-to-noise ratio of the rows above `end`, in decibels. */
function likeness(a: RgbImage, b: RgbImage, end: number): number {
  let squares = 0;
  const size = end * a.width * 3;
  for (let i = 0; i < size; i++) squares += (a.data[i]! - b.data[i]!) ** 2;
  return 10 * Math.log10((255 * 255 * size) / squares);
}

it.each(KINDS)(
  "does not change a pixel of the head of %s where no face is found",
  { timeout: TIMEOUT_MS },
  async (name) => {
    const figure = await loadHalfFigure(name);
    const photo = await decodePhoto(figure.jpeg);
    const outline = trueOutline(figure);
    const image = shrinkBy(photo, photo.width / GRID.width);
    const known = {
      outline,
      surroundings: readSurroundings(image, outline),
      cover: readCover(image, outline),
    };
    const { picture, shift } = reshape(
      photo,
      known,
      renderRatios(figure),
      bodyChange({ ...figure, heightInches: 69, now: figure.current }, figure.view),
    );
    expect(shift.data.some((value) => Math.abs(value) > 1)).toBe(true);
    expect(largestDifference(figure, photo.data, picture.data, [PARTS.head])).toBe(0);
    const chin = Math.floor((rowOf(outline.pose, 0.13) * figure.width) / GRID.width);
    const size = chin * figure.width * 3;
    expect(
      Buffer.from(picture.data.buffer, 0, size).equals(
        Buffer.from(photo.data.buffer, photo.data.byteOffset, size),
      ),
    ).toBe(true);
  },
);

it.each(["w00", "m_gym_dark", "f_hard_bra"])(
  "keeps the head of %s nearly unchanged in the JPEG",
  { timeout: TIMEOUT_MS },
  async (name) => {
    const photo = await decodePhoto(figureJpeg(name));
    const { headTopPx, staturePx } = await loadHalfFigure(name);
    const chin = Math.floor(2 * (headTopPx + 0.13 * staturePx));
    expect(likeness(await decodePhoto(await encodePicture(photo)), photo, chin)).toBeGreaterThan(45);
  },
);
