import { describe, expect, test } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { DEFAULT_QUESTION } from "@/tests/support/default-question";
import { effectsOf } from "./effects";
import { type ForecastInput, forecast } from "./forecast";
import { effectSentence } from "./sentences";

const LB = unitSystem("imperial");
const effects = (change: Partial<ForecastInput>, saved: ForecastInput = DEFAULT_QUESTION) =>
  effectsOf(saved, { ...saved, ...change }, LB);

describe("effectsOf", () => {
  test("is empty without a change", () => {
    expect(effects({})).toEqual([]);
  });

  test("compares each changed setting with the input without that change, the strongest first", () => {
    const saved = { ...DEFAULT_QUESTION, dietAdherence: 0.7 };
    const tried = { ...saved, workoutsPerWeek: 4, dietAdherence: 1 };
    const [first, ...others] = effectsOf(saved, tried, LB);
    const days = (input: typeof tried) => forecast(input).goalDays ?? Number.NaN;
    const expected = days({ ...tried, dietAdherence: 0.7 }) - days(tried);
    expect(first).toEqual({ setting: "dietAdherence", kind: "moves", daysCloser: expected });
    expect(others.map(({ setting }) => setting)).toEqual(["workoutsPerWeek"]);
  });

  test("gives a reason if a change does not move the goal", () => {
    const [effect] = effects({ workoutsPerWeek: 5 }, { ...DEFAULT_QUESTION, experience: "beginner" });
    expect(effect).toMatchObject({ setting: "workoutsPerWeek", kind: "none" });
    expect(effect && effectSentence("Workouts per week", effect)).toMatch(
      /^Workouts per week hardly moves the goal: the pace is at its limit, so the plan has the client eat \d+ kcal a day more instead/,
    );
  });

  test("reports whether the goal comes within reach or goes out of reach", () => {
    const lazy: ForecastInput = {
      ...DEFAULT_QUESTION,
      ...{ weightLbs: 230, bodyFat: 34, targetWeightLbs: 190, targetBodyFat: 18, dietAdherence: 0.5 },
    };
    expect(forecast(lazy).goalDays).toBeNull();
    expect(effectsOf(lazy, { ...lazy, dietAdherence: 0.8 }, LB)).toEqual([
      { setting: "dietAdherence", kind: "reach", isWithin: true },
    ]);
    expect(effectsOf({ ...lazy, dietAdherence: 0.8 }, lazy, LB)).toEqual([
      { setting: "dietAdherence", kind: "reach", isWithin: false },
    ]);
    expect(effectsOf(lazy, { ...lazy, hoursPerWorkout: 1.25 }, LB)).toEqual([
      { setting: "hoursPerWorkout", kind: "none", why: "the goal is out of reach either way" },
    ]);
  });
});
