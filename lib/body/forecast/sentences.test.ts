import { expect, test } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { PLANS } from "@/tests/support/plans";
import { type Forecast, forecast } from "./forecast";
import { statusSentence } from "./sentences";

const lb = unitSystem("imperial");

const target = { weightLbs: 185, bodyFatPercent: 15 };

const sentence = (
  status: Forecast["status"],
  months: number,
  weightLbs: number,
  bodyFatPercent: number,
  suggested?: number,
) => {
  const values = { bodyFatPercent, leanMassLbs: 156, weightLbs };
  return statusSentence(
    {
      status,
      months: Array.from({ length: months }, (_, index) => ({
        month: index + 1,
        ...values,
        low: values,
        high: values,
      })),
      target,
      suggestedTargetWeightLbs: suggested ?? null,
      turn: null,
    },
    lb,
  );
};

test("every status has its sentence", () => {
  expect([
    sentence("already", 0, 185, 15),
    sentence("reached", 4, 185, 15),
    sentence("reached", 1, 185, 15),
    sentence("reached", 4, 184.1, 15.2),
    sentence("close", 9, 186.2, 15.8),
    sentence("leaner", 6, 185, 12.9),
    sentence("partial", 12, 193.5, 12, 191.4),
    sentence("partial", 12, 193.5, 12),
    sentence("limit", 7, 181, 5),
    sentence("stalled", 8, 197, 19.4),
    sentence("horizon", 36, 245.8, 21.8),
  ]).toEqual([
    "Already at the target of 185.0 lb at 15.0% body fat.",
    "Projected to reach the target of 185.0 lb at 15.0% body fat in about 4 months.",
    "Projected to reach the target of 185.0 lb at 15.0% body fat in about 1 month.",
    "Projected to reach the target of 185.0 lb at 15.0% body fat in about 4 months, " +
      "as near as a scale can tell: 184.1 lb at 15.2%.",
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

test("a plan that first cuts and then gains says so, before where it ends", () => {
  const { rebuild, loss, gain } = PLANS;
  const { turn } = forecast(rebuild);
  expect(turn!.phase).toBe("build");
  expect(statusSentence(forecast(rebuild), lb)).toMatch(
    /^First a cut, for about \d+ months?, then a gain of lean mass\. (Projected|Not reachable) /,
  );
  for (const input of [loss, gain]) expect(forecast(input).turn).toBeNull();
});
