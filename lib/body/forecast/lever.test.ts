import { describe, expect, test } from "vitest";
import { DEFAULT_QUESTION } from "@/tests/support/default-question";
import { type ForecastInput, forecast } from "./forecast";
import { strongestLever } from "./lever";
import { leverSentence } from "./sentences";

const client: ForecastInput = { ...DEFAULT_QUESTION, dietAdherence: 0.7 };

describe("strongestLever", () => {
  test("is the single step that brings the goal nearest", () => {
    const now = forecast(client).goalDays ?? Number.NaN;
    const steps: Partial<ForecastInput>[] = [
      { workoutsPerWeek: 4 },
      { hoursPerWorkout: 1.25 },
      { dietAdherence: 0.8 },
    ];
    const days = steps.map((step) => now - (forecast({ ...client, ...step }).goalDays ?? Number.NaN));
    const lever = strongestLever(client);
    expect(lever).toEqual({ setting: "dietAdherence", value: 0.8, daysCloser: Math.max(...days) });
    expect(lever && leverSentence(lever)).toBe(
      `A diet adherence of 80% brings the goal ${Math.max(...days)} days closer.`,
    );
  });

  test("is null at the goal, or if no step helps", () => {
    expect(strongestLever({ ...client, targetWeightLbs: 195, targetBodyFat: 20 })).toBeNull();
    const all = { workoutsPerWeek: 7, hoursPerWorkout: 3, dietAdherence: 1 };
    expect(strongestLever({ ...client, ...all })).toBeNull();
  });

  test("never suggests training that leaves no time to recover", () => {
    const beginner: ForecastInput = {
      ...client,
      experience: "beginner",
      workoutsPerWeek: 4,
      targetWeightLbs: 200,
      dietAdherence: 1,
    };
    const now = forecast(beginner).goalDays ?? Number.NaN;
    const fifth = forecast({ ...beginner, workoutsPerWeek: 5 });
    expect(fifth.warnings.map(({ code }) => code)).toContain("TRAIN_LOAD");
    expect(strongestLever(beginner)).toEqual({
      setting: "hoursPerWorkout",
      value: 1.25,
      daysCloser: now - (fifth.goalDays ?? Number.NaN),
    });
  });

  test("says when a goal comes within reach", () => {
    expect(leverSentence({ setting: "hoursPerWorkout", value: 1.25, daysCloser: null })).toBe(
      "Sessions of 1.25 hours bring the goal within reach.",
    );
    expect(leverSentence({ setting: "workoutsPerWeek", value: 4, daysCloser: 20 })).toBe(
      "One more workout a week brings the goal 20 days closer.",
    );
  });
});
