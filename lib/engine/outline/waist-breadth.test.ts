import { expect, it } from "vitest";
import { missingFat } from "@/lib/body/outline-fat";
import { lookAt } from "@/lib/engine/analyse";
import { photoCheck } from "@/lib/engine/photo-check";
import { decodePhoto } from "@/lib/engine/raster/codec";
import { type Figure, loadFigure } from "@/tests/figures/figure";
import { figureJpeg } from "@/tests/figures/photo-changes";

const breadthIn = async (jpeg: Uint8Array) =>
  photoCheck(await lookAt(await decodePhoto(jpeg))).person?.waistBreadth;

const doubts = ({ sex, current }: Figure, breadth: number, tooLow: number): boolean =>
  missingFat(sex, current.bodyFat - tooLow, breadth) > 0;

it.each(["m_gym_shorts", "f_gym_legg", "m_back_gym"])(
  "of %s fits the true body fat, and not one that is 15 points too low",
  async (name) => {
    const figure = await loadFigure(name);
    const breadth = (await breadthIn(figure.jpeg))!;
    expect(doubts(figure, breadth, 0)).toBe(false);
    expect(doubts(figure, breadth, 15)).toBe(true);
  },
);

it("is unknown where arms hide both edges, and of a photo without images", async () => {
  expect(await breadthIn(await figureJpeg("m_armsdown"))).toBeNull();
  expect(await breadthIn(await figureJpeg("w07"))).toBeNull();
});
