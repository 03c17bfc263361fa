import { clamp } from "./constants";
import { type BodyState, intakeForStored } from "./energy";
import { type PlanStep, planStep } from "./plan";
import { advance, centralVariant, eatenKcal, type IntakeStep, trainingEffect, type Variant } from "./step";
import type { Subject } from "./subject";
import { trainingProfile } from "./training";

/** In what a client differs from the entered figures; the average person is the published forecast. */
export interface Person {
  /** Maintenance minus that of the formula, in kcal per day. */
  readonly extraKcal: number;
  /** Share of the planned deficit or surplus that is eaten; over 1 for more than was asked. */
  readonly adherence: number;
  /** Natural logarithm of the response to training, 0 for the average. */
  readonly logGain: number;
  /** Added to the share of a lean loss that training prevents. */
  readonly retention: number;
  /** Points of body fat by which the client's own method reads too high. */
  readonly methodBias: number;
}

export const averagePerson = ({ habits }: Subject): Person => ({
  extraKcal: 0,
  adherence: habits.dietAdherence,
  logGain: 0,
  retention: 0,
  methodBias: 0,
});

/** The body as the client's own method shows it: plan and goal are on this scale. */
export function shownBody(state: BodyState, methodBias: number): BodyState {
  if (methodBias === 0) return state;
  const shift = (methodBias / 100) * (state.fatKg + state.leanKg);
  return { ...state, fatKg: state.fatKg + shift, leanKg: state.leanKg - shift };
}

const HIGHEST_RETENTION = 0.97;

/** Everything is relative to the person's own maintenance, because days off the plan are eaten at it. */
export function variantOf({ balance, habits }: Subject, person: Person): Variant {
  const training = trainingProfile({ ...habits, dietAdherence: clamp(person.adherence, 0, 1) });
  return {
    balance: {
      ...balance,
      maintenanceKcal: balance.maintenanceKcal + person.extraKcal,
      offsetKcal: balance.offsetKcal + person.extraKcal,
    },
    training: {
      ...training,
      leanRetention: clamp(training.leanRetention + person.retention, 0, HIGHEST_RETENTION),
    },
    dietAdherence: person.adherence,
    gainFactor: Math.exp(person.logGain),
  };
}

/** What the coach asks for, by the formula and the body on the client's scale. */
export function askedOf(
  subject: Subject,
  methodBias: number,
  state: BodyState,
  day: number,
): IntakeStep | Extract<PlanStep, { phase: "stop" }> {
  const seen = shownBody(state, methodBias);
  const training = trainingEffect(subject, centralVariant(subject), seen, day, false);
  const plan = planStep(subject, seen, training);
  if (plan.phase === "stop") return plan;
  return {
    phase: plan.phase,
    plannedKcal: intakeForStored(subject.balance, seen, plan.storedKcal, training),
  };
}

/** The body after `days` on the plan. @param day days since the plan's start */
export function live(
  subject: Subject,
  variant: Variant,
  state: BodyState,
  asked: IntakeStep,
  { day, days }: { day: number; days: number },
): BodyState {
  const training = trainingEffect(subject, variant, state, day, false);
  return advance(variant, state, eatenKcal(variant, asked), training, days);
}
