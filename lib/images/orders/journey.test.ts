import { describe, expect, it } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { forecastFrames, forecastUntil, type JourneyInput, photoFrame } from "./journey";
import type { ForecastMatch, Transformation } from "./schema";

const image = (step: number, match: ForecastMatch, change: Partial<Transformation> = {}): Transformation => ({
  id: `id-${step}`,
  side: "front",
  step,
  steps: 2,
  month: 0,
  weight: 195 - 5 * step,
  bodyFat: 20 - 2.5 * step,
  match,
  prompt: "",
  imageUrl: `/api/transformation/id-${step}/image`,
  engine: "local",
  lowConfidence: false,
  girths: null,
  note: null,
  rating: null,
  redraw: null,
  ...change,
});

const TODAY = new Date(2026, 10, 20, 12);
const MARCUS: JourneyInput = {
  clientName: "Marcus Reed",
  side: "front",
  photo: { photoUrl: "/api/photo/1", takenAt: TODAY.toISOString(), weight: 195, bodyFat: 20 },
  images: [
    image(1, { state: "passed" }),
    image(2, {
      state: "dated",
      month: 6,
      likely: { low: 13.8, high: 16.6 },
      likelyLbs: { low: 180, high: 190 },
    }),
  ],
  today: TODAY,
  system: unitSystem("imperial"),
};

describe("an image of the journey", () => {
  it("has the drawn body and its day in the forecast", () => {
    expect(forecastFrames(MARCUS).at(-1)).toMatchObject({
      label: "May 22, 2027",
      shortLabel: "May 22",
      month: 6,
      figures: { weightLbs: 185, bodyFat: 15 },
      likely: { low: 13.8, high: 16.6 },
      note: null,
    });
  });

  it("without a day shows its step with the same body, and is not on the month ruler", () => {
    expect(forecastFrames(MARCUS)[0]).toMatchObject({
      label: "Step 1",
      month: null,
      figures: { weightLbs: 190, bodyFat: 17.5 },
      likely: null,
      note: "This body lies between the photo and today.",
    });
  });

  it("downloads with its strip, under the client's name and its step", () => {
    expect(forecastFrames(MARCUS)[1]).toMatchObject({
      downloadUrl: "/api/transformation/id-2/image?size=labelled&timezoneOffset=-330",
      downloadName: "Marcus Reed_transformation_step2.jpg",
    });
    expect(photoFrame(MARCUS)).toMatchObject({
      downloadUrl: "/api/photo/1",
      downloadName: "Marcus Reed_original.jpg",
    });
  });

  it("has a file name that is safe, and different for each side", () => {
    const back = { ...MARCUS, clientName: "A/B: C", side: "back" as const };
    expect(photoFrame(back).downloadName).toBe("A_B_ C_original_back.jpg");
  });
});

describe("the photo of the journey", () => {
  const taken = (takenAt: Date) =>
    photoFrame({ ...MARCUS, photo: { ...MARCUS.photo, takenAt: takenAt.toISOString() } });

  it("is Now only on its own day, in the reader's time zone", () => {
    expect(taken(new Date(2026, 10, 20, 0, 10))).toMatchObject({
      label: "Now",
      month: 0,
      day: "Nov 20, 2026",
    });
    expect(taken(new Date(2026, 10, 19, 23, 50))).toMatchObject({
      label: "Nov 19, 2026",
      shortLabel: "Nov 19",
    });
  });

  it("is as many months before today as it is old", () => {
    expect(taken(new Date(2026, 9, 20, 12)).month).toBe(-1);
  });
});

it("shows the images of one side only", () => {
  const images = [...MARCUS.images, image(1, { state: "none" }, { side: "back", id: "b" })];
  expect(forecastFrames({ ...MARCUS, images }).map(({ image: { id } }) => id)).toEqual(["id-1", "id-2"]);
  expect(forecastFrames({ ...MARCUS, images, side: "back" }).map(({ image: { id } }) => id)).toEqual(["b"]);
});

describe("forecastUntil", () => {
  const row = (month: number, bodyFatPercent: number) => ({
    month,
    bodyFatPercent,
    low: { bodyFatPercent: bodyFatPercent - 1 },
    high: { bodyFatPercent: bodyFatPercent + 1 },
  });
  const FORECAST = [row(1, 18), row(2, 16), row(3, 16)];

  it("ends on the goal's day with the values of the month after it", () => {
    expect(forecastUntil(FORECAST, 1.5)).toEqual([row(1, 18), row(1.5, 16)]);
  });

  it("ends with the forecast when the goal is later", () => {
    expect(forecastUntil(FORECAST, 9)).toEqual(FORECAST);
  });
});
