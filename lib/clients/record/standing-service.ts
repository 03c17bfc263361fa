import "server-only";
import { MODEL_VERSION } from "@/lib/body/forecast/constants";
import {
  hasLearned,
  learnedMore,
  learnedOf,
  nextPlan,
  observationsOf,
  standingAfter,
  taughtBefore,
  unlearned,
  withHabits,
} from "@/lib/body/forecast/learned";
import { enteredIn } from "@/lib/body/forecast/question";
import { EarlierPlans, Question } from "@/lib/body/forecast/schema";
import type { Standing } from "@/lib/body/forecast/standing";
import type { Learned } from "@/lib/body/forecast/subject";
import type { TrainingHabits } from "@/lib/body/forecast/training";
import type { Db, Services } from "@/lib/platform/kernel/context";
import { daysFrom, daysLater } from "@/lib/text/calendar/moments";
import { sha256 } from "@/lib/text/sha256";
import * as store from "./standing-store";

/** Clients per query; a client with two years of weigh-ins takes a few milliseconds. */
const AT_ONCE = 100;

/** Call it in the transaction of every write of a weigh-in or a plan: lists show the stored progress. */
export async function saveStanding(db: Db, clientId: string): Promise<void> {
  const [found] = await store.weighedOnPlan(db, [clientId]);
  if (found) await store.saveStanding(db, clientId, standingOf(found));
}

export async function updateStandings({ db }: Pick<Services, "db">): Promise<void> {
  for (;;) {
    const ids = await store.idsWithOldStanding(db, MODEL_VERSION, AT_ONCE);
    if (ids.length === 0) return;
    for (const found of await store.weighedOnPlan(db, ids))
      await store.saveStanding(db, found.clientId, standingOf(found));
  }
}

/**
 * The input of a stored plan, what earlier plans had taught on its first day, and what was observed since; null without a
 * plan that this version can read.
 */
export function observedOnPlan({ startedAt, question, earlier, weighIns }: store.WeighedOnPlan) {
  const asked = Question.safeParse(question).data;
  if (!startedAt || !asked) return null;
  const seen = weighIns.map((entry) => ({ ...entry, takenAt: new Date(entry.takenAt) }));
  const past = EarlierPlans.safeParse(earlier).data ?? [];
  const outset = taughtBefore({ startedAt, question: asked }, past, seen);
  return {
    startedAt,
    question: asked,
    outset,
    observations: observationsOf(startedAt, asked.bodyFatMethod, seen),
  };
}

/**
 * A plan from now on, with the client's present target; what the weigh-ins have taught is its start. On a plan's first day
 * it replaces that plan. @param client as saved, with its weigh-ins
 */
export async function startPlan(db: Db, client: store.Asking, startedAt: Date): Promise<void> {
  await saveStanding(db, client.id);
  const [before] = await store.weighedOnPlan(db, [client.id]);
  const past = EarlierPlans.safeParse(before?.earlier).data ?? [];
  const observed = before && observedOnPlan(before);
  const known = learnedOf(before?.known);
  const entered = enteredIn(client, startedAt);
  if (!observed || !known || !hasLearned(known))
    return store.startPlan(db, { clientId: client.id, startedAt, question: entered, earlier: [] });
  const isFirstDay = daysFrom(observed.startedAt, startedAt) < 1;
  const { question } = nextPlan(known, entered, startedAt);
  const { startedAt: begun, question: asked } = observed;
  const earlier = isFirstDay ? past : [...past, { startedAt: begun, question: asked }];
  await store.startPlan(db, { clientId: client.id, startedAt, question, earlier });
}

function standingOf(plan: store.WeighedOnPlan) {
  const { startedAt: _, question: __, earlier: ___, weighIns: ____, lastWeighedAt, known, ...habits } = plan;
  const saved = { lastWeighedAt, aheadModel: MODEL_VERSION };
  const observed = observedOnPlan(plan);
  if (!observed)
    return { ...saved, aheadDays: null, isEarly: false, aheadFrom: null, isReached: false, learned: null };
  const { startedAt } = observed;
  const learned = learnedFrom(known, observed, habits);
  const standing = standingAfter(learned);
  return {
    ...saved,
    aheadDays: standing && daysAheadOf(standing),
    isEarly: standing?.kind === "early",
    isReached: standing?.kind === "reached",
    aheadFrom: standing?.toldFrom == null ? null : daysLater(startedAt, standing.toldFrom),
    learned,
  };
}

/** What was known, with the observations that it is from: newer weigh-ins are then cheap. */
type Known = Learned & { count: number; from: string };

function learnedFrom(
  stored: unknown,
  { startedAt, question, outset, observations: seen }: NonNullable<ReturnType<typeof observedOnPlan>>,
  habits: TrainingHabits,
): Known {
  const before = learnedOf(stored) as Known | null;
  const from = (count: number) => sha256(JSON.stringify([startedAt, question, outset, seen.slice(0, count)]));
  const isKnown = before !== null && before.count <= seen.length && before.from === from(before.count);
  const start = isKnown ? before : { ...unlearned(startedAt, question, outset), count: 0 };
  const more = seen.slice(start.count);
  return { ...learnedMore(withHabits(start, habits), more), count: seen.length, from: from(seen.length) };
}

/** 0 on the plan; null while it is too early to tell, and once the goal is reached. */
const daysAheadOf = ({ kind, days }: Standing): number | null =>
  kind === "early" || kind === "reached" ? null : kind === "on plan" ? 0 : days;
