import { describe, expect, test } from "vitest";
import type { Transformation } from "@/lib/transformations/schema";
import { contentOf } from "./content";

const image = (id: string, side: "front" | "back", step: number, weight: number): Transformation => ({
  id,
  side,
  step,
  steps: 2,
  month: step,
  bodyFat: 20 - step,
  weight,
  prompt: "",
  imageUrl: "",
  engine: "local",
  lowConfidence: false,
  note: null,
  rating: null,
  redraw: null,
});
const month = (number: number, weightLbs: number) => ({
  month: number,
  weightLbs,
  bodyFatPercent: 20 - number,
  leanMassLbs: 150,
  low: { bodyFatPercent: 19 - number, weightLbs, leanMassLbs: 150 },
  high: { bodyFatPercent: 21 - number, weightLbs, leanMassLbs: 150 },
});
const months = [month(1, 190), month(2, 185)];
const chosen = {
  images: [image("f1", "front", 1, 190), image("f2", "front", 2, 185), image("b1", "back", 1, 190)],
  photoIds: { front: "front photo", back: "back photo" },
  now: { weightLbs: 195, bodyFat: 20 },
  months,
  units: "metric" as const,
};
const forecast = {
  today: { weight: 195, bodyFat: 20, leanMass: 156 },
  targetBodyFat: 18,
  months,
  sentence: "Projected.",
};

describe("what a link shows", () => {
  test("is the chosen images at their own moments, each beside the photo of its side", () => {
    expect(contentOf({ ...chosen, imageIds: ["f2"], forecast })).toEqual({
      sides: [
        {
          side: "front",
          photoId: "front photo",
          images: [
            {
              id: "f2",
              step: 2,
              moment: { month: 2, figures: { weightLbs: 185, bodyFat: 18 }, likely: { low: 17, high: 19 } },
            },
          ],
        },
      ],
      forecast,
      units: "metric",
    });
  });

  test("has no figure without the forecast, but keeps the months", () => {
    const content = contentOf({ ...chosen, imageIds: ["f1", "b1"], forecast: null });
    expect(content?.sides.map(({ images }) => images[0]?.moment)).toEqual([
      { month: 1, figures: null, likely: null },
      { month: 1, figures: null, likely: null },
    ]);
    expect(content?.forecast).toBeNull();
  });

  test("is nothing when an image is unknown or has no photo beside it", () => {
    expect(contentOf({ ...chosen, imageIds: ["f1", "x"], forecast })).toBeNull();
    const photoIds = { ...chosen.photoIds, back: null };
    expect(contentOf({ ...chosen, photoIds, imageIds: ["f1", "b1"], forecast })).toBeNull();
  });
});
