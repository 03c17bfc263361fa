import type { UnitSystem } from "@/lib/body/unit-system";
import { formatSignedTenth, roundToTenth } from "@/lib/text/numbers";
import { type Forecast, type ForecastInput, forecast } from "./forecast";
import { MIN_DAYS } from "./lever";
import { HORIZON_MONTHS } from "./simulation";
import { trainingDose } from "./training";

export const TRIED_SETTINGS = [
  "workoutsPerWeek",
  "hoursPerWorkout",
  "dietAdherence",
  "targetBodyFat",
  "targetWeightLbs",
] as const satisfies readonly (keyof ForecastInput)[];
export type TriedSetting = (typeof TRIED_SETTINGS)[number];

/** Effect of one changed setting on the day of the goal, with a reason if there is none, or another than expected. */
export type Effect = { setting: TriedSetting } & (
  | { kind: "moves"; daysCloser: number; why?: string }
  | { kind: "reach"; isWithin: boolean }
  | { kind: "none"; why: string }
);

/** The strongest first. Each is measured with all other changes applied, so they do not add up. */
export function effectsOf(saved: ForecastInput, tried: ForecastInput, system: UnitSystem): Effect[] {
  const changed = TRIED_SETTINGS.filter((setting) => Math.abs(saved[setting] - tried[setting]) > 1e-9);
  if (changed.length === 0) return [];
  const run = (input: ForecastInput): Run => ({ input, result: forecast(input) });
  const withIt = run(tried);
  const found = changed.map((setting) =>
    effectOf(setting, run({ ...withIt.input, [setting]: saved[setting] }), withIt, system),
  );
  return found.sort((one, other) => strengthOf(other) - strengthOf(one));
}

type Run = { input: ForecastInput; result: Forecast };

function effectOf(setting: TriedSetting, before: Run, after: Run, system: UnitSystem): Effect {
  const [from, to] = [before.result.goalDays, after.result.goalDays];
  if ((from === null) !== (to === null)) return { setting, kind: "reach", isWithin: to !== null };
  const daysCloser = (from ?? 0) - (to ?? 0);
  if (Math.abs(daysCloser) >= MIN_DAYS) {
    const why = setting === "targetBodyFat" || setting === "targetWeightLbs" ? "" : fedBack(before, after);
    const isOdd = daysCloser < 0 && trainingHours(after.input) > trainingHours(before.input);
    return { setting, kind: "moves", daysCloser, ...(isOdd && why && { why }) };
  }
  return { setting, kind: "none", why: reasonOf(setting, before, after, system) };
}

const strengthOf = (effect: Effect): number => {
  if (effect.kind === "reach") return Number.POSITIVE_INFINITY;
  return effect.kind === "moves" ? Math.abs(effect.daysCloser) : 0;
};

const trainingHours = ({ workoutsPerWeek, hoursPerWorkout }: ForecastInput) =>
  workoutsPerWeek * hoursPerWorkout;

/** Smaller differences of the daily intake do not count. */
const MIN_KCAL = 10;

function reasonOf(setting: TriedSetting, before: Run, after: Run, system: UnitSystem): string {
  if (after.result.goalDays === null) return "the goal is out of reach either way";
  if (after.result.goalDays === 0) return "the client has already reached the goal";
  if (after.result.months.length >= HORIZON_MONTHS) return "the forecast ends after three years either way";
  if (setting === "targetBodyFat") return "the target weight takes longer to reach";
  if (setting === "targetWeightLbs") return "the target body fat takes longer to reach";
  if (setting === "dietAdherence") return "the goal is too near for the diet to matter";
  const doses = [before, after].map(({ input }) =>
    trainingDose(input.workoutsPerWeek, input.hoursPerWorkout),
  );
  const lean = leanGained(before.result, after.result, system);
  const fed = fedBack(before, after);
  if (fed) return `${fed}${lean}`;
  if (doses[0] === doses[1]) return "more training than this has no more effect";
  return `training changes lean mass here, not the date${lean}`;
}

/** More training with more to eat, or the reverse: the plan holds the pace. */
function fedBack(before: Run, after: Run): string {
  const kcal = Math.round(after.result.plan.intakeKcal - before.result.plan.intakeKcal);
  const isMore = trainingHours(after.input) > trainingHours(before.input);
  if (Math.abs(kcal) < MIN_KCAL || kcal > 0 !== isMore) return "";
  return `the pace is at its limit, so the plan has the client eat ${Math.abs(kcal)} kcal a day ${kcal > 0 ? "more" : "less"} instead`;
}

function leanGained(before: Forecast, after: Forecast, { weightOf, weightUnit }: UnitSystem): string {
  const [from, to] = [before.months.at(-1), after.months.at(-1)];
  const lean = from && to ? roundToTenth(weightOf(to.leanMassLbs) - weightOf(from.leanMassLbs)) : 0;
  return lean === 0 ? "" : `; lean mass ends ${formatSignedTenth(lean)} ${weightUnit}`;
}
