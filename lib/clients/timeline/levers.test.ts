import { expect, it } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { leversInAddress, leversOf } from "./levers";

const query = (values: Record<string, string>) => new URLSearchParams(values);

it("reads levers from the address, and ignores values that no slider offers", () => {
  const tried = { workoutsPerWeek: 5, dietAdherence: 0.9, targetBodyFat: 12.5, targetWeight: 180 };
  const written = Object.entries(leversInAddress(tried)).filter(([, value]) => value !== null);
  expect(
    leversOf(query(Object.fromEntries(written) as Record<string, string>), unitSystem("imperial")),
  ).toEqual(tried);
  const wrong = { workoutsPerWeek: "9", hoursPerWorkout: "x", dietAdherence: "0.85", targetBodyFat: "99" };
  expect(leversOf(query({ ...wrong, targetWeight: "1" }), unitSystem("metric"))).toEqual({});
});

it("removes unchanged levers from the address", () => {
  expect(leversInAddress({ hoursPerWorkout: 1.5 })).toMatchObject({
    hoursPerWorkout: "1.5",
    targetWeight: null,
  });
});
