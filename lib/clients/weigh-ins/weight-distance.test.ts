import { expect, it } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { distanceText } from "./weight-distance";

const today = "2026-11-28";

it.each([
  ["2026-11-28", today, "20.0 lb from earlier today"],
  ["2026-11-27", today, "20.0 lb from yesterday"],
  ["2026-11-03", today, "20.0 lb from Nov 3"],
  ["2026-11-20", "2026-11-21", "20.0 lb from the day before"],
  ["2026-11-20", "2026-11-20", "20.0 lb from earlier that day"],
])("from %s to %s reads %s", (from, day, words) => {
  const to = { weight: 215, day, today };
  expect(distanceText({ weight: 195, day: from }, to, unitSystem("imperial"))).toBe(words);
});

it("speaks in the reader's unit", () => {
  const to = { weight: 175, day: today, today };
  expect(distanceText({ weight: 195, day: "2026-11-27" }, to, unitSystem("metric"))).toBe(
    "9.1 kg from yesterday",
  );
});
