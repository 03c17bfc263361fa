import "server-only";
import { MODEL_VERSION } from "@/lib/body/forecast/constants";
import { originalPlan } from "@/lib/body/forecast/original-plan";
import { progressOf } from "@/lib/body/forecast/progress";
import { Question } from "@/lib/body/forecast/schema";
import type { Db, Services } from "@/lib/platform/kernel/context";
import * as store from "./standing-store";

/** Clients per query; one forecast takes one or two milliseconds. */
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
