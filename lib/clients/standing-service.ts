import "server-only";
import { MODEL_VERSION } from "@/lib/forecast/constants";
import { originalPlan } from "@/lib/forecast/original-plan";
import { progressOf } from "@/lib/forecast/progress";
import { Question } from "@/lib/forecast/schema";
import type { Db, Services } from "@/lib/kernel/context";
import * as store from "./standing-store";

/** How many clients are worked out in one go; a forecast takes a millisecond or two. */
const AT_ONCE = 100;

/**
 * Works out where a client's newest weigh-in lies on their plan, and keeps it for lists. To be called by whatever
 * writes a weigh-in or a plan, in the same transaction.
 */
export async function keepStanding(db: Db, clientId: string): Promise<void> {
  const [found] = await store.weighedOnPlan(db, [clientId]);
  if (found) await store.keep(db, clientId, standingOf(found));
}

/** Does the same for all clients without a standing, and for those whose standing is of an older model. */
export async function tellStandings({ db }: Pick<Services, "db">): Promise<void> {
  for (;;) {
    const ids = await store.untold(db, MODEL_VERSION, AT_ONCE);
    if (ids.length === 0) return;
    for (const found of await store.weighedOnPlan(db, ids))
      await store.keep(db, found.clientId, standingOf(found));
  }
}

function standingOf({ startedAt, question, takenAt, weight, bodyFat }: store.WeighedOnPlan) {
  const asked = Question.safeParse(question);
  const plan = startedAt && asked.success ? originalPlan(startedAt, asked.data) : null;
  const entry = takenAt && weight !== null ? { takenAt: takenAt.toISOString(), weight, bodyFat } : null;
  const progress = entry && takenAt && progressOf(plan, [entry], takenAt);
  return {
    lastWeighedAt: takenAt,
    aheadDays: progress?.kind === "measured" ? progress.days : null,
    aheadModel: MODEL_VERSION,
  };
}
