import { expect, test } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { pictureNote } from "./picture-note";

const lb = unitSystem("imperial");

const figures = { bodyFatPercent: 12.1, leanMassLbs: 136.4, weightLbs: 155.2 };
const timeline = [{ month: 1, ...figures, low: figures, high: figures }];
const target = { weightLbs: 150, bodyFat: 12 };

test("reports picture and forecast with different ends, with both values", () => {
  for (const status of ["partial", "leaner", "limit"] as const)
    expect(pictureNote({ status, timeline }, target, lb)).toBe(
      "Picture and forecast end at different numbers: the last picture shows the target, 150.0 lb at 12.0% body fat; " +
        "the forecast ends at 155.2 lb at 12.1%.",
    );
});

test("is silent when both agree or there is no forecast", () => {
  expect(pictureNote({ status: "reached", timeline }, target, lb)).toBeNull();
  expect(pictureNote({ status: "limit", timeline: [] }, target, lb)).toBeNull();
});
