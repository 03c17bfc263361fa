import { expect, it } from "vitest";
import { forecastFor } from "./fact";
import type { DatedPhoto, EarlierJourney, ForecastMatch } from "./schema";

const dated = (month: number): ForecastMatch => ({
  state: "dated",
  month,
  likely: { low: 1, high: 2 },
  likelyLbs: { low: 1, high: 2 },
});
const photo = (id: string, takenAt: string): DatedPhoto => ({
  photoUrl: id,
  takenAt,
  weight: 190,
  bodyFat: 18,
});
const journey = (id: string, source: DatedPhoto, matches: (ForecastMatch | null)[]): EarlierJourney => ({
  id,
  orderedAt: source.takenAt,
  drawnFrom: { front: source, back: null },
  images: matches.map((match, index) => ({
    id: `${id}${index + 1}`,
    side: "front",
    step: index + 1,
    weight: 190,
    bodyFat: 18,
    match,
    imageUrl: "",
  })),
});
const OCTOBER = photo("october", "2026-10-19T09:00:00.000Z");
const NOVEMBER = photo("november", "2026-11-20T09:00:00.000Z");
const DECEMBER = photo("december", "2026-12-24T09:00:00.000Z");
const found = (newest: DatedPhoto, ...journeys: EarlierJourney[]) =>
  forecastFor(newest, "front", journeys)?.image.id ?? null;

it("compares a photo with the image whose forecast day is nearest", () => {
  expect(found(DECEMBER, journey("a", OCTOBER, [dated(1), dated(2), dated(3)]))).toBe("a2");
});

it("uses the newest journey of an earlier photo that has a dated image", () => {
  const undated = journey("b", NOVEMBER, [{ state: "passed" }, null]);
  expect(found(DECEMBER, undated, journey("a", OCTOBER, [dated(2)]))).toBe("a1");
  expect(found(DECEMBER, journey("c", NOVEMBER, [dated(1)]), journey("a", OCTOBER, [dated(2)]))).toBe("c1");
});

it("finds no image for a photo of another month", () => {
  expect(found(NOVEMBER, journey("a", OCTOBER, [dated(3)]))).toBeNull();
});

it("never uses images of the photo itself or of a later one", () => {
  expect(found(NOVEMBER, journey("a", NOVEMBER, [dated(1)]), journey("b", DECEMBER, [dated(1)]))).toBeNull();
  expect(forecastFor(DECEMBER, "back", [journey("a", OCTOBER, [dated(1)])])).toBeNull();
});
