import { expect, it } from "vitest";
import { forecastUntil } from "./forecast-months";

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
