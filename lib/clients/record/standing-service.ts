import "server-only";
import { MODEL_VERSION } from "@/lib/body/forecast/constants";
import type { Observation } from "@/lib/body/forecast/filter";
import {
  learnedMore,
  learnedOf,
  observationsOf,
  standingAfter,
  unlearned,
  withHabits,
} from "@/lib/body/forecast/learned";
import { Question } from "@/lib/body/forecast/schema";
import type { Standing } from "@/lib/body/forecast/standing";
import type { Entered, Learned } from "@/lib/body/forecast/subject";
import type { TrainingHabits } from "@/lib/body/forecast/training";
import type { Db, Services } from "@/lib/platform/kernel/context";
import { daysLater } from "@/lib/text/calendar/moments";
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

/** The input of a stored plan and what was observed since; null without a plan that this version can read. */
export function observedOnPlan({ startedAt, question, weighIns }: store.WeighedOnPlan) {
  const asked = Question.safeParse(question).data;
  if (!startedAt || !asked) return null;
  const seen = weighIns.map((entry) => ({ ...entry, takenAt: new Date(entry.takenAt) }));
  return { startedAt, asked, observations: observationsOf(startedAt, asked.bodyFatMethod, seen) };
}

function standingOf(plan: store.WeighedOnPlan) {
  const { startedAt: _, question: __, weighIns: ___, lastWeighedAt, known, ...habits } = plan;
  const saved = { lastWeighedAt, aheadModel: MODEL_VERSION };
  const observed = observedOnPlan(plan);
  if (!observed) return { ...saved, aheadDays: null, isEarly: false, aheadFrom: null, learned: null };
  const { startedAt, asked, observations } = observed;
  const learned = learnedFrom(known, startedAt, asked, observations, habits);
  const standing = standingAfter(asked, learned);
  return {
    ...saved,
    aheadDays: standing && daysAheadOf(standing),
    isEarly: standing?.kind === "early",
    aheadFrom: standing?.toldFrom == null ? null : daysLater(startedAt, standing.toldFrom),
    learned,
  };
}

/** What was known, with the observations that it is from: newer weigh-ins are then cheap. */
type Known = Learned & { count: number; from: string };

function learnedFrom(
  stored: unknown,
  startedAt: Date,
  question: Entered,
  seen: readonly Observation[],
  habits: TrainingHabits,
): Known {
  const before = learnedOf(stored) as Known | null;
  const from = (count: number) => sha256(JSON.stringify([startedAt, question, seen.slice(0, count)]));
  const isKnown = before !== null && before.count <= seen.length && before.from === from(before.count);
  const start = isKnown ? before : { ...unlearned(startedAt, question), count: 0 };
  const more = seen.slice(start.count);
  return { ...learnedMore(withHabits(start, habits), more), count: seen.length, from: from(seen.length) };
}

/** 0 on the plan; null while it is too early to tell. */
const daysAheadOf = ({ kind, days }: Standing): number | null =>
  kind === "early" ? null : kind === "on plan" ? 0 : days;
