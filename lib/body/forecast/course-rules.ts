import { weightText } from "@/lib/body/unit-system";
import { formatWhole } from "@/lib/text/numbers";
import { wantedAvailability } from "./plan";
import { simulate } from "./simulation";
import { subjectOf } from "./subject";
import { type ForecastStatus, finding, type Rule, type WarningCode, wholeWeight } from "./warning-rule";

const LONG_MONTHS = 12;
const INTERIM_SHARE = 0.05;
const GOOD_ADHERENCE = 0.8;
const FASTEST_LOSS_LBS = 2;
// The pace is rounded to 0.1 lb, so half of that is tolerated.
const ROUNDING_LBS = 0.05;

const isUnreachable = (status: ForecastStatus): boolean =>
  status === "stalled" || status === "horizon" || status === "limit";

const unreachable: Rule = ({ input, status, system }) => {
  const interimLbs = (1 - INTERIM_SHARE) * input.weightLbs;
  const interim =
    status !== "limit" && interimLbs > input.targetWeightLbs
      ? ` An interim goal of ${wholeWeight(interimLbs, system)}, 5% of body weight, is worth having.`
      : "";
  return finding(
    isUnreachable(status),
    `The target is not projected to be reached on these settings.${interim}`,
  );
};

const long: Rule = ({ months, status }) =>
  finding(
    months > LONG_MONTHS && !isUnreachable(status),
    `The projection runs for ${months} months. Agree on an interim goal, such as 5 to 10% of body weight.`,
  );

const lowAvailability: Rule = ({ subject, plan }) => {
  const perKg = (plan.intakeKcal - subject.trainingKcal) / subject.leanKg;
  const wanted = wantedAvailability(subject.sex, { ...subject, adaptationKcal: 0 });
  return finding(
    perKg < wanted,
    `The planned diet leaves ${formatWhole(Math.floor(perKg))} kcal per kg of lean mass after training. ` +
      `A body this lean needs ${formatWhole(Math.ceil(wanted))}: eat more and go slower.`,
  );
};

const pace: Rule = ({ input, plan, system }) => {
  const change = plan.weeklyChangeLbs;
  const fastestLoss = Math.min(FASTEST_LOSS_LBS, 0.01 * input.weightLbs);
  return finding(
    -change > fastestLoss + ROUNDING_LBS || change > 0.005 * input.weightLbs + ROUNDING_LBS,
    `The projected ${weightText(Math.abs(change), system)} per week are faster than advised.`,
  );
};

const lowAdherence: Rule = ({ input }) => {
  if (input.dietAdherence > 0.6) return null;
  const better = simulate(subjectOf({ ...input, dietAdherence: GOOD_ADHERENCE }));
  const comparison =
    better.end === "reached"
      ? ` At 80% the target is projected in about ${better.months.length - 1} months.`
      : "";
  return { message: `With this diet adherence a plateau is likely.${comparison}` };
};

const heavyTraining: Rule = ({ input: { workoutsPerWeek, hoursPerWorkout, experience } }) =>
  finding(
    workoutsPerWeek * hoursPerWorkout > 10 ||
      workoutsPerWeek >= 7 ||
      (experience === "beginner" && workoutsPerWeek > 4),
    "This much training leaves little time to recover.",
  );

const lightTraining: Rule = ({ subject }) =>
  finding(subject.training.dose < 0.5, "This little training protects hardly any lean mass.");

const medicine: Rule = ({ input }) =>
  finding(
    Boolean(input.onMedicine),
    "On a medicine that lowers appetite more of the loss is lean mass, so strength training and protein matter more, " +
      "and the range is wider. Ask the doctor who prescribes it about the goal weight.",
  );

/** Rules about the course to the target, the most serious first. */
export const COURSE_RULES: readonly (readonly [WarningCode, Rule])[] = [
  ["UNREACHABLE", unreachable],
  ["LONG", long],
  ["EA_LOW", lowAvailability],
  ["PACE", pace],
  ["ADHERENCE_LOW", lowAdherence],
  ["TRAIN_LOAD", heavyTraining],
  ["TRAIN_LOW", lightTraining],
  ["MEDICINE", medicine],
];
