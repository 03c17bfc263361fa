import "server-only";
import { MODEL_VERSION } from "@/lib/body/forecast/constants";
import { FORETOLD_DAYS, foretoldOf } from "@/lib/body/forecast/foretold";
import { observedOnPlan } from "@/lib/clients/record/standing-service";
import { weighedOnPlan } from "@/lib/clients/record/standing-store";
import type { Services } from "@/lib/platform/kernel/context";
import { daysFrom, daysLater } from "@/lib/text/calendar/moments";
import * as store from "./prediction-store";

/** An older weigh-in that is imported was foretold by nobody. */
const LOOK_BACK_DAYS = 14;
/** Per round; each takes about 20 ms. */
const AT_ONCE = 100;

/**
 * Writes down beside each new weigh-in what the forecast said of it a week and four weeks before, so that the console can
 * show how often the range held.
 */
export async function foretellWeighIns({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const since = daysLater(clock.now(), -LOOK_BACK_DAYS);
  const fresh = await store.unforetold(db, { since, days: FORETOLD_DAYS[0], limit: AT_ONCE });
  if (fresh.length === 0) return;
  const plans = await weighedOnPlan(db, [...new Set(fresh.map(({ clientId }) => clientId))]);
  const planOf = new Map(plans.map((plan) => [plan.clientId, plan]));
  for (const { id, clientId, takenAt } of fresh) {
    const plan = planOf.get(clientId);
    const observed = plan && observedOnPlan(plan);
    if (!observed) continue;
    const foretold = foretoldOf(
      observed,
      observed.observations,
      Math.floor(daysFrom(observed.startedAt, takenAt)),
    );
    await store.insert(db, id, MODEL_VERSION, foretold);
  }
}

/** For each distance ahead: of how many weigh-ins something was foretold, and how many lay in the range. */
export async function heldPredictions({ db }: Pick<Services, "db">): Promise<store.Held[]> {
  const counts = await store.countHeld(db);
  return FORETOLD_DAYS.map(
    (daysAhead) => counts.find((one) => one.daysAhead === daysAhead) ?? { daysAhead, held: 0, count: 0 },
  );
}
