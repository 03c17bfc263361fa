import type { BodyState } from "../../lib/body/forecast/energy";
import type { Observation } from "../../lib/body/forecast/filter";
import { type GoalKind, isGoalReached } from "../../lib/body/forecast/goal";
import { askedOf, shownBody } from "../../lib/body/forecast/person";
import { bodyFatOf } from "../../lib/body/forecast/plan";
import { goalKindOf } from "../../lib/body/forecast/projection";
import { type ForecastInput, subjectOf } from "../../lib/body/forecast/subject";
import { type Drawn, personOf, SCALE_NOISE, TAPE_NOISE } from "./people";

export const DAYS = 540;

/** One possible law of how a body answers to food; what it spends, keeps and holds as water. */
export interface Physiology {
  /** What the person eats off the plan, in kcal per day. */
  readonly habitKcal: number;
  live(body: BodyState, eatenKcal: number, day: number): BodyState;
  /** kg of water against the start. */
  water(day: number): number;
}

/** What a person does with the plan on a day: the share that is kept, and kcal beside it. */
export type Behaviour = (day: number) => { adherence: number; kcal: number };

/** Faults of weighing: kg that a day's weigh-in is off, and points that its tape is off. */
export type Weighing = (day: number) => { offKg: number; offPoints: number };

export interface World {
  readonly name: string;
  /** Whether the true body is the entered one, and its method exact but for the scatter. */
  readonly isAsEntered?: boolean;
  person(drawn: Drawn): { physiology: Physiology; behaviour: Behaviour; weighing: Weighing };
}

export interface Virtual {
  readonly input: ForecastInput;
  readonly kind: GoalKind;
  readonly seen: readonly Observation[];
  /** The true body on the client's own scale for each day, and what the scale would show. */
  readonly truth: readonly BodyState[];
  readonly scaleKg: readonly number[];
  /** First day of the goal; null if it does not come within `DAYS`. */
  readonly goalDay: number | null;
}

function asEntered(drawn: Drawn): Drawn {
  const { fatKg, leanKg } = subjectOf(drawn.input);
  return { ...drawn, fatKg, leanKg, methodBias: 0 };
}

/** Weekly weigh-ins, a fifth of them missing, with a tape every fourth week. */
export function virtualClient(world: World, seed: number): Virtual | null {
  const person = personOf(seed);
  if (!person) return null;
  const drawn = world.isAsEntered ? asEntered(person) : person;
  const { input, methodBias, chance } = drawn;
  const subject = subjectOf(input);
  const kind = goalKindOf(subject);
  const { physiology, behaviour, weighing } = world.person(drawn);
  let body: BodyState = { fatKg: drawn.fatKg, leanKg: drawn.leanKg, adaptationKcal: 0 };
  const truth = [shownBody(body, methodBias)];
  if (isGoalReached(subject, truth[0]!, kind)) return null;
  const scaleKg = [body.fatKg + body.leanKg];
  let isDone = false;
  let goalDay: number | null = null;
  for (let day = 0; day < DAYS; day++) {
    const asked = askedOf(subject, methodBias, body, day);
    if (asked.phase === "stop") isDone = true;
    else if (!isDone) {
      const { adherence, kcal } = behaviour(day);
      const eaten = adherence * asked.plannedKcal + (1 - adherence) * physiology.habitKcal + kcal;
      body = physiology.live(body, Math.max(400, eaten), day);
    }
    const shown = shownBody(body, methodBias);
    truth.push(shown);
    const weight = shown.fatKg + shown.leanKg;
    scaleKg.push(weight * (1 + SCALE_NOISE * chance.normal()) + (isDone ? 0 : physiology.water(day)));
    if (isGoalReached(subject, shown, kind)) goalDay ??= day + 1;
  }
  const seen: Observation[] = [];
  for (let week = 1; week * 7 + 1 < DAYS; week++) {
    if (chance.uniform() < 0.2) continue;
    const day = week * 7 + Math.floor(chance.between(-1, 2));
    const { offKg, offPoints } = weighing(day);
    const tape = bodyFatOf(truth[day]!) + offPoints + TAPE_NOISE * chance.normal();
    const weightKg = Math.round((scaleKg[day]! + offKg) * 10) / 10;
    seen.push({ day, weightKg, bodyFat: week % 4 === 0 ? Math.round(tape * 10) / 10 : null });
  }
  return { input, kind, seen, truth, scaleKg, goalDay };
}

/** `count` clients of a world. */
export function clientsOf(world: World, count: number, from = 0): Virtual[] {
  const clients: Virtual[] = [];
  for (let seed = from; clients.length < count && seed < from + 4 * count; seed++) {
    const client = virtualClient(world, seed);
    if (client) clients.push(client);
  }
  return clients;
}
