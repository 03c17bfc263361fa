import type { Sex } from "@/lib/body/ranges";
import { lbsToKg } from "@/lib/body/units";
import { EIGHT_IN_TEN } from "./constants";
import { holdingKcal } from "./energy";
import { bodyOf, EXTRA, PRIORS, personOf, priorOf } from "./estimate";
import type { ForecastPlan } from "./forecast";
import { estimateFor } from "./learned-course";
import { entry, SIZE } from "./matrix";
import { daysTaught } from "./new-plan";
import { askedOf, averagePerson, variantOf } from "./person";
import { wantedAvailability } from "./plan";
import { type ForecastInput, subjectOf } from "./subject";

/** What the plan asks for in a day; kcal in tens and protein in fives, which is as exact as they are. */
export interface DailyDiet {
  readonly phase: ForecastPlan["phase"];
  readonly intakeKcal: number;
  /** Calories that hold today's weight; for eight of ten such clients between `low` and `high`. */
  readonly maintenance: { readonly kcal: number; readonly low: number; readonly high: number };
  /** Whether the weigh-ins say it, or else a formula. */
  readonly isOwn: boolean;
  /** Calories that keep the plan's pace by the client's own maintenance; null if they are near the plan's. Never applied by themselves. */
  readonly ownKcal: number | null;
  /** Grams. */
  readonly protein: { readonly low: number; readonly high: number };
}

/** A shorter time tells water, not expenditure. */
const OWN_AFTER_DAYS = 21;
/** Smaller differences of the intake are no news. */
const NOTICED_KCAL = 25;

/**
 * Grams of protein per kg of body weight and day. Low: the plateau of Morton et al. 2018, Br J Sports Med 52:376
 * (1.62, interval 1.03 to 2.20). High: its upper end, and in a deficit that of Longland et al. 2016, AJCN 103:738.
 */
const PROTEIN_PER_KG = { low: 1.6, high: 2.2, highInDeficit: 2.4 };
/** Fat needs no protein: more weight than at this body fat in percent does not count. */
const PROTEIN_FAT = { male: 20, female: 28 } as const satisfies Record<Sex, number>;

/** The day's calories and protein; never below the plan's own least intake. @param plan of the forecast of `input` */
export function dailyDiet(input: ForecastInput, plan: Pick<ForecastPlan, "phase" | "intakeKcal">): DailyDiet {
  const { learned } = input;
  const { weightLbs, bodyFat } = learned?.question ?? input;
  const subject = subjectOf({ ...input, weightLbs, bodyFat });
  const estimate = learned ? estimateFor(input, learned) : priorOf(subject);
  const isOwn = learned != null && daysTaught(learned) >= OWN_AFTER_DAYS;
  const person = isOwn ? personOf(estimate) : averagePerson(subject);
  const { balance } = variantOf(subject, person);
  const kcal = holdingKcal(balance, bodyOf(estimate));
  const sd = isOwn
    ? Math.sqrt(entry(estimate.covariance, EXTRA * SIZE + EXTRA))
    : PRIORS.expenditureShare * subject.balance.maintenanceKcal;
  const asked = askedOf({ ...subject, balance }, person.methodBias, bodyOf(estimate), estimate.day);
  const offered = isOwn && asked.phase === plan.phase ? inTens(asked.plannedKcal) : plan.intakeKcal;
  const body = bodyOf(estimate);
  const isTooLittle = (offered - subject.trainingKcal) / body.leanKg < wantedAvailability(input.sex, body);
  const isNews = Math.abs(offered - plan.intakeKcal) >= NOTICED_KCAL;
  return {
    phase: plan.phase,
    intakeKcal: inTens(plan.intakeKcal),
    maintenance: {
      kcal: inTens(kcal),
      low: inTens(kcal - EIGHT_IN_TEN * sd),
      high: inTens(kcal + EIGHT_IN_TEN * sd),
    },
    isOwn,
    // Less than the plan is never offered where the forecast warns that it is too little.
    ownKcal: isNews && !(isTooLittle && offered < plan.intakeKcal) ? offered : null,
    protein: proteinOf(input, plan.phase === "cut"),
  };
}

const inTens = (kcal: number): number => 10 * Math.round(kcal / 10);

function proteinOf({ sex, weightLbs, bodyFat }: ForecastInput, isDeficit: boolean): DailyDiet["protein"] {
  const weightKg = lbsToKg(weightLbs);
  const counted = Math.min(weightKg, (weightKg * (100 - bodyFat)) / (100 - PROTEIN_FAT[sex]));
  const grams = (perKg: number) => 5 * Math.round((perKg * counted) / 5);
  const { low, high, highInDeficit } = PROTEIN_PER_KG;
  return { low: grams(low), high: grams(isDeficit ? highInDeficit : high) };
}
