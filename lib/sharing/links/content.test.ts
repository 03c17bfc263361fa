import { describe, expect, test } from "vitest";
import type { Transformation } from "@/lib/images/orders/schema";
import { contentOf } from "./content";
import { sharedCaptionLine, sharedFrames } from "./frames";
import { ShareContent } from "./schema";

const image = (id: string, side: "front" | "back", step: number, weight: number): Transformation => ({
  id,
  side,
  step,
  steps: 2,
  month: step,
  bodyFat: 20 - step,
  weight,
  match: {
    state: "dated",
    month: step + 0.5,
    likely: { low: 17, high: 19 },
    likelyLbs: { low: 184, high: 186 },
  },
  prompt: "",
  imageUrl: "",
  engine: "local",
  lowConfidence: false,
  girths: null,
  note: null,
  rating: null,
  redraw: null,
});
const photo = (id: string) => ({
  photoUrl: `/api/photo/${id}`,
  takenAt: "2026-10-19T09:00:00.000Z",
  weight: 201,
  bodyFat: 22.4,
});
const FRONT = "01a1fa2b-3351-78d0-8255-532a86b5d538";
const BACK = "01a1fa2b-3351-78d0-8255-532a86b5d539";
const chosen = {
  transformations: [image("f1", "front", 1, 190), image("f2", "front", 2, 185), image("b1", "back", 1, 190)],
  drawnFrom: { front: photo(FRONT), back: photo(BACK) },
  units: "imperial" as const,
  timezoneOffset: 300,
};
const forecast = {
  today: { weight: 195, bodyFat: 20, leanMass: 156 },
  targetBodyFat: 18,
  months: [],
  sentence: "Projected.",
};
const MADE_AT = "2026-11-20T09:00:00.000Z";

describe("the content of a link", () => {
  test("contains the chosen images with the drawn bodies, each with its source photo", () => {
    expect(contentOf({ ...chosen, imageIds: ["f2"], forecast })).toEqual({
      sides: [
        {
          side: "front",
          photoId: FRONT,
          takenAt: "2026-10-19T09:00:00.000Z",
          body: { weightLbs: 201, bodyFat: 22.4 },
          images: [
            {
              id: "f2",
              step: 2,
              drawn: { weightLbs: 185, bodyFat: 18, match: chosen.transformations[1]?.match },
              month: 2.5,
            },
          ],
        },
      ],
      forecast,
      units: "imperial",
      timezoneOffset: 300,
    });
  });

  test("has no values without the forecast, but keeps the days", () => {
    const content = contentOf({ ...chosen, imageIds: ["f1", "b1"], forecast: null });
    expect(content?.sides.map(({ body, images }) => [body, images[0]?.drawn, images[0]?.month])).toEqual([
      [null, null, 1.5],
      [null, null, 1.5],
    ]);
    expect(content?.forecast).toBeNull();
    const { photo, images } = sharedFrames("t", { madeAt: MADE_AT, ...content! }, content!.sides[0]!);
    expect([photo.label, images[0]?.label]).toEqual(["Oct 19, 2026", "Jan 5, 2027"]);
    expect(sharedCaptionLine(content!.sides[0]!.images[0]!, content!, new Date(MADE_AT))).toBe(
      "Jan 5, 2027.",
    );
  });

  test("is null when an image is unknown or has no photo", () => {
    expect(contentOf({ ...chosen, imageIds: ["f1", "x"], forecast })).toBeNull();
    const drawnFrom = { ...chosen.drawnFrom, back: null };
    expect(contentOf({ ...chosen, drawnFrom, imageIds: ["f1", "b1"], forecast })).toBeNull();
  });

  test("names the day in its file in the calendar of its trainer", () => {
    const { sides, ...content } = contentOf({ ...chosen, imageIds: ["f2"], forecast })!;
    const [shown] = sides[0]!.images;
    const lateInUtc = new Date("2026-11-20T03:00:00.000Z");
    expect(sharedCaptionLine(shown!, content, lateInUtc)).toBe(
      "Feb 3, 2027: 185.0 lb, 18.0%. Likely 17.0 to 19.0%.",
    );
  });
});

test("a link from before bodies were stored shows steps, and neither a day nor values", () => {
  const content = ShareContent.parse({
    sides: [
      {
        side: "front",
        photoId: FRONT,
        images: [{ id: "f1", step: 1, moment: { month: 3, figures: { weightLbs: 1, bodyFat: 1 } } }],
      },
    ],
    forecast,
  });
  const { photo, images } = sharedFrames("t", { madeAt: MADE_AT, ...content }, content.sides[0]!);
  const plain = { figures: null, likely: null, note: null };
  expect(photo).toMatchObject({ label: "Photo", ...plain });
  expect(images[0]).toMatchObject({ label: "Step 1", ...plain });
});
