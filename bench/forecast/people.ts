import { clamp } from "../../lib/body/forecast/constants";
import type { ForecastInput } from "../../lib/body/forecast/forecast";
import type { Experience } from "../../lib/body/ranges";
import { kgToLbs } from "../../lib/body/units";
import { type Chance, chanceOf } from "./chance";

/** A made-up person: what the coach enters, and what is true. */
export interface Drawn {
  readonly input: ForecastInput;
  readonly fatKg: number;
  readonly leanKg: number;
  /** Points by which the person's own body fat method reads too high. */
  readonly methodBias: number;
  readonly chance: Chance;
}

export const SCALE_NOISE = 0.0056;
export const TAPE_NOISE = 1.1;

/** Null for a draw that the product would refuse. About eight in ten lose, the others gain or rebuild. */
export function personOf(seed: number): Drawn | null {
  const chance = chanceOf(seed + 1);
  const { uniform, normal, between } = chance;
  const sex = uniform() < 0.5 ? "male" : "female";
  const isMan = sex === "male";
  const height = Math.round(((isMan ? 1.78 : 1.65) + normal() * 0.067) / 0.0254);
  const pick = uniform();
  const aim = pick < 0.8 ? "loss" : pick < 0.9 ? "gain" : "rebuild";
  const fat = {
    loss: clamp((isMan ? 25 : 34) + 6 * normal(), isMan ? 13 : 22, isMan ? 41 : 44),
    gain: isMan ? between(11, 18) : between(20, 27),
    rebuild: isMan ? between(16, 24) : between(25, 33),
  }[aim];
  const leanKg = ((isMan ? 19.8 : 16.2) + (isMan ? 1.6 : 1.3) * normal()) * (height * 0.0254) ** 2;
  const weightKg = leanKg / (1 - fat / 100);
  const methodBias = 3.3 * normal();
  const bodyFat = Math.round((fat + methodBias + TAPE_NOISE * normal()) * 10) / 10;
  const weightLbs = Math.round(kgToLbs(weightKg * (1 + SCALE_NOISE * normal())) * 5) / 5;
  const drop = { loss: between(4, 9), gain: between(-1.5, 0.5), rebuild: between(3, 5) }[aim];
  const targetBodyFat = Math.round(clamp(bodyFat - drop, isMan ? 10 : 18, 35) * 2) / 2;
  const entered = weightLbs * (1 - bodyFat / 100);
  const targetWeightLbs = Math.round(
    {
      loss: (entered * between(0.985, 1.01)) / (1 - targetBodyFat / 100),
      gain: weightLbs * between(1.03, 1.07),
      rebuild: weightLbs * between(0.985, 1),
    }[aim],
  );
  const experiences: Experience[] = ["beginner", "intermediate", "advanced"];
  const input: ForecastInput = {
    sex,
    heightInches: height,
    weightLbs,
    bodyFat,
    targetWeightLbs,
    targetBodyFat,
    experience: experiences[Math.floor(uniform() * 3)]!,
    workoutsPerWeek: 2 + Math.floor(uniform() * 4),
    hoursPerWorkout: [0.75, 1, 1.25][Math.floor(uniform() * 3)]!,
    dietAdherence: 0.8,
  };
  const isRefused =
    weightLbs < 100 || weightLbs > 350 || targetWeightLbs < 100 || bodyFat < 5 || bodyFat > 45;
  if (isRefused || (aim === "loss" && targetBodyFat > bodyFat - 2)) return null;
  return { input, fatKg: weightKg - leanKg, leanKg, methodBias, chance };
}
