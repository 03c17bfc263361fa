import { describe, expect, it } from "vitest";
import type { ForecastMonth } from "./forecast-moment";
import { forecastFrames, type JourneyInput, photoFrame } from "./journey";
import type { Transformation } from "./schema";

const image = (step: number, month: number, weight: number, change: Partial<Transformation> = {}) =>
  ({
    id: `id-${step}`,
    side: "front",
    step,
    steps: 3,
    month,
    weight,
    bodyFat: 15,
    prompt: "",
    imageUrl: `/api/transformation/id-${step}/image`,
    engine: "local",
    lowConfidence: false,
    note: null,
    rating: null,
    redraw: null,
    ...change,
  }) satisfies Transformation;

const month = (number: number, weightLbs: number, bodyFatPercent: number): ForecastMonth => ({
  month: number,
  weightLbs,
  bodyFatPercent,
  low: { bodyFatPercent: bodyFatPercent - 1.4 },
  high: { bodyFatPercent: bodyFatPercent + 1.4 },
});

const MARCUS: JourneyInput = {
  clientName: "Marcus Reed",
  side: "front",
  photoUrl: "/api/photo/1",
  now: { weightLbs: 195, bodyFat: 20 },
  images: [image(1, 2, 191.7), image(2, 4, 188.3), image(3, 6, 185)],
  forecast: [193, 191, 189, 187.6, 186, 185].map((weight, index) =>
    month(index + 1, weight, 19.2 - index * 0.8),
  ),
  today: new Date(2026, 10, 20),
};

const labels = (input: JourneyInput) => forecastFrames(input).map(({ label }) => label);

describe("an image of a forecast month", () => {
  it("carries that month's date, figures and likely range, not its own", () => {
    const last = forecastFrames(MARCUS).at(-1);
    expect(last).toMatchObject({
      label: "May 20, 2027",
      shortLabel: "May 20",
      month: 6,
      figures: { weightLbs: 185, bodyFat: 15.2 },
    });
    expect(last?.likely?.low).toBeCloseTo(13.8);
    expect(last?.likely?.high).toBeCloseTo(16.6);
  });

  it("is downloaded with its strip, under the client's name and its step", () => {
    expect(forecastFrames(MARCUS)[1]).toMatchObject({
      downloadUrl: "/api/transformation/id-2/image?size=labelled",
      downloadName: "Marcus Reed_transformation_step2.jpg",
    });
    expect(photoFrame(MARCUS)).toMatchObject({
      downloadUrl: "/api/photo/1",
      downloadName: "Marcus Reed_original.jpg",
    });
  });

  it("keeps file systems and the other side's files safe from its name", () => {
    const back = { ...MARCUS, clientName: "A/B: C", side: "back" as const };
    expect(photoFrame(back).downloadName).toBe("A_B_ C_original_back.jpg");
  });
});

describe("images that are nearest to the same month", () => {
  it("are told apart by the day on which the forecast has their weight; the target keeps the month", () => {
    const images = [image(1, 5, 186.4), image(2, 6, 185.2), image(3, 6, 185)];
    expect(labels({ ...MARCUS, images })).toEqual(["Apr 20, 2027", "May 14, 2027", "May 20, 2027"]);
    const [, second] = forecastFrames({ ...MARCUS, images });
    expect(second?.month).toBeCloseTo(5.8);
    expect(second?.figures?.weightLbs).toBeCloseTo(185.2);
    expect(second?.figures?.bodyFat).toBeCloseTo(15.36);
    expect(second?.likely?.low).toBeCloseTo(13.96);
  });

  it("and those nearest to today have a day of their own, six of them within two months too", () => {
    const images = [194.3, 193.7, 193, 192.3, 191.7, 191].map((weight, index) =>
      image(index + 1, [0, 1, 1, 1, 2, 2][index] ?? 0, weight),
    );
    const months = forecastFrames({ ...MARCUS, images }).map((frame) => frame.month ?? Number.NaN);
    expect(months).toEqual(months.toSorted((a, b) => a - b));
    expect(new Set(labels({ ...MARCUS, images })).size).toBe(6);
    expect(labels({ ...MARCUS, images }).join()).not.toContain("Step");
  });
});

describe("an image without a moment of its own", () => {
  const plain = { figures: null, likely: null, month: null };

  it("is a step without numbers where the forecast never gets there", () => {
    const stalled = { ...MARCUS, forecast: MARCUS.forecast.slice(0, 4) };
    const images = [image(1, 2, 191.7), image(2, 4, 188.3), image(3, 4, 185)];
    expect(labels({ ...stalled, images })).toEqual(["Jan 20, 2027", "Mar 20, 2027", "Step 3"]);
    expect(forecastFrames({ ...stalled, images })[2]).toMatchObject(plain);
    const far = [image(1, 4, 160)];
    expect(forecastFrames({ ...stalled, images: far })[0]).toMatchObject({ label: "Step 1", ...plain });
  });

  it("is a step when the forecast has its weight only after a later image's", () => {
    const overshot = [image(1, 6, 185.2), image(2, 5, 186), image(3, 6, 185)];
    expect(labels({ ...MARCUS, images: overshot })).toEqual(["Step 1", "Apr 20, 2027", "May 20, 2027"]);
  });

  it("is a step where the weight stays as it is, and the days cannot be told apart", () => {
    const forecast = [1, 2, 3].map((number) => month(number, 195, 19 - number));
    const images = [image(1, 0, 195), image(2, 0, 195)];
    expect(labels({ ...MARCUS, forecast, images })).toEqual(["Step 1", "Step 2"]);
  });

  it("is a step while nothing is forecast, and where it stands for today", () => {
    expect(labels({ ...MARCUS, forecast: [] })).toEqual(["Step 1", "Step 2", "Step 3"]);
    expect(labels({ ...MARCUS, images: [image(1, 0, 195)] })).toEqual(["Step 1"]);
  });
});

it("shows the images of one side only", () => {
  const images = [...MARCUS.images, image(1, 2, 191.7, { side: "back", id: "b" })];
  expect(forecastFrames({ ...MARCUS, images }).map(({ image: { id } }) => id)).toEqual([
    "id-1",
    "id-2",
    "id-3",
  ]);
  expect(forecastFrames({ ...MARCUS, images, side: "back" }).map(({ image: { id } }) => id)).toEqual(["b"]);
});
