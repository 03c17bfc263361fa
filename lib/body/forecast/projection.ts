import type { BodyState } from "./energy";
import { type GoalKind, goalDayOn, goalKindOn } from "./goal";
import { askedOf, averagePerson, live, type Person, shownBody, variantOf } from "./person";
import { driveAfter, tissueOfKcal } from "./prediction";
import { type CourseEnd, HORIZON_MONTHS } from "./simulation";
import { type IntakeStep, STEP_DAYS, STEPS_PER_MONTH, startOf } from "./step";
import type { Subject } from "./subject";

/** One possible course from a day on. */
export interface Path {
  /** The body on the client's own scale, now and after each step. After the last one it is held. */
  readonly states: readonly BodyState[];
  /** Relative deficit that drives water, for each state. */
  readonly drives: readonly number[];
  readonly intake: readonly IntakeStep[];
  /** Why the plan ended; null if it did not. */
  readonly end: CourseEnd | null;
  /** Days from now to the goal; null if it is not reached. */
  readonly goalDays: number | null;
}

export interface Outset {
  readonly state: BodyState;
  readonly person: Person;
  /** Days since the start of the plan. */
  readonly day: number;
  readonly drive: number;
}

/** What may come between the plan and the body in one step. */
export interface Chance {
  /** The adherence of a step, from the one before. */
  adherence(before: number): number;
  /** Energy in kcal that is stored beside the plan. */
  kcal(): number;
}

/** The plan from a day on for `steps` steps at most; without `chance` the expected course. */
export function projected(
  subject: Subject,
  kind: GoalKind,
  { state: start, person, day, drive }: Outset,
  steps: number,
  chance?: Chance,
): Path {
  let state = start;
  let who = person;
  let variant = variantOf(subject, who);
  const states = [shownBody(state, who.methodBias)];
  const drives = [drive];
  const intake: IntakeStep[] = [];
  let end: CourseEnd | null = null;
  for (let step = 0; step < steps; step++) {
    const at = day + step * STEP_DAYS;
    const asked = askedOf(subject, who.methodBias, state, at);
    if (asked.phase === "stop") {
      end = asked.reason;
      break;
    }
    intake.push(asked);
    state = live(subject, variant, state, asked, { day: at, days: STEP_DAYS });
    drives.push(driveAfter(drives.at(-1) ?? drive, variant, asked, STEP_DAYS));
    if (chance) {
      who = { ...who, adherence: chance.adherence(who.adherence) };
      variant = variantOf(subject, who);
      state = withEnergy(state, chance.kcal());
    }
    states.push(shownBody(state, who.methodBias));
  }
  return { states, drives, intake, end, goalDays: goalDayOn(subject, kind, states) };
}

function withEnergy(state: BodyState, kcal: number): BodyState {
  const { fat, lean } = tissueOfKcal(state.fatKg);
  return { ...state, fatKg: Math.max(1, state.fatKg + fat * kcal), leanKg: state.leanKg + lean * kcal };
}

export const HORIZON_STEPS = HORIZON_MONTHS * STEPS_PER_MONTH;
/** The plan of an average person from its first day: the published course. */
export const plannedPath = (subject: Subject, kind: GoalKind): Path =>
  projected(
    subject,
    kind,
    { state: startOf(subject), person: averagePerson(subject), day: 0, drive: 0 },
    HORIZON_STEPS,
  );

/** By the plan of the day when the target was set. */
export const goalKindOf = (subject: Subject): GoalKind =>
  goalKindOn(subject, plannedPath(subject, "fat").states);
