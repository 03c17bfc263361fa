import { expect, test } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import type { Forecast } from "./forecast";
import { statusSentence } from "./status-sentence";

const lb = unitSystem("imperial");

const values = { bodyFatPercent: 16, leanMassLbs: 156, weightLbs: 186 };
const row = (month: number) => ({ month, ...values, low: values, high: values });

const sentence = (
  status: Forecast["status"],
  months: number,
  weightGap: number,
  bodyFatGap: number,
  suggested?: number,
) =>
  statusSentence(
    {
      status,
      months: Array.from({ length: months }, (_, index) => row(index + 1)),
      target: { weightLbs: 185, bodyFatPercent: 15 },
      finalGap: { weightLbs: weightGap, bodyFat: bodyFatGap, leanLbs: 0 },
      suggestedTargetWeightLbs: suggested ?? null,
    },
    lb,
  );

test("every status says in plain words how the forecast ends", () => {
  expect([
    sentence("already", 0, 0, 0),
    sentence("reached", 4, 0, 0),
    sentence("reached", 1, 0, 0),
    sentence("close", 9, 1.2, 0.8),
    sentence("leaner", 6, 0, -2.1),
    sentence("partial", 12, 8.5, -3, 191.4),
    sentence("partial", 12, 8.5, -3),
    sentence("limit", 7, -4, -10),
    sentence("stalled", 8, 12, 4.4),
    sentence("horizon", 36, 60.8, 6.8),
  ]).toEqual([
    "Already at the target of 185.0 lb at 15.0% body fat.",
    "Projected to reach 185.0 lb at 15.0% body fat in about 4 months.",
    "Projected to reach 185.0 lb at 15.0% body fat in about 1 month.",
    "Projected to come close to the target in about 9 months: 186.2 lb at 15.8% body fat.",
    "Projected to end leaner than the target: 185.0 lb at 12.9% body fat after about 6 months, " +
      "because more lean mass is kept than the target implies.",
    "Projected to end at 193.5 lb and 12.0% body fat, still above the target weight: reaching it would mean " +
      "losing more lean mass than the projection expects. At 15.0% body fat, expect about 191.4 lb.",
    "Projected to end at 193.5 lb and 12.0% body fat, still above the target weight: reaching it would mean " +
      "losing more lean mass than the projection expects.",
    "Stops at 5.0% body fat: nothing leaner than this is safe to project.",
    "Projected to level off after about 8 months at 197.0 lb and 19.4% body fat. " +
      "A steadier diet, more training or a nearer target would move it.",
    "Not reachable in 3 years on these settings: projected 245.8 lb at 21.8% body fat by then.",
  ]);
});
