import "server-only";
import { unitSystem } from "@/lib/body/unit-system";
import { isoDay } from "@/lib/calendar/days";
import { lockOwned } from "@/lib/clients/store";
import { clientErrorTexts } from "@/lib/clients/texts";
import type { Context, Db } from "@/lib/kernel/context";
import { AppError } from "@/lib/kernel/errors";
import { layOut, refuseLateStart } from "@/lib/plans/service";
import { find } from "@/lib/plans/store";
import { planBefore, storedPlan } from "@/lib/plans/stored";
import { isUuid, uuidv7 } from "@/lib/text/uuid";
import { fitted } from "./fitted";
import type { NewCopies } from "./schema";
import * as store from "./store";
import { programmeErrorTexts } from "./texts";

/** Gives several clients a programme, all or none. What each had is kept: it holds until the start. */
export async function copyProgramme(ctx: Context, { body }: { body: NewCopies }) {
  const { name, weeks, startsOn, clientIds, fitsLoads } = body;
  const now = ctx.clock.now();
  const today = isoDay(now);
  refuseLateStart(startsOn, today);
  const copyId = uuidv7(now);
  const system = unitSystem(ctx.actor.units);
  await ctx.db.$transaction(async (db) => {
    // In one order, so that two copyings cannot wait for each other.
    for (const clientId of [...clientIds].sort()) {
      await lock(db, clientId, ctx.actor.id);
      const before = planBefore(storedPlan(await find(db, clientId)), today, true);
      const loads = fitsLoads ? await lastLoads(db, clientId) : new Map<string, number>();
      const own = fitted(weeks, loads, system);
      await layOut(db, clientId, { name, weeks: own, startsOn, before, copyId }, now);
    }
  });
  return { copyId, clients: clientIds.length };
}

/** Brings back what the clients had. A programme that was changed since is left as it is. */
export async function takeBackCopies(ctx: Context, { params }: { params: { id: string } }) {
  const copyId = params.id;
  if (!isUuid(copyId)) notFound();
  const clients = await ctx.db.$transaction(async (db) => {
    const copies = await store.copiesOf(db, copyId, ctx.actor.id);
    for (const { clientId } of copies) {
      await lock(db, clientId, ctx.actor.id);
      const { copyId: now, before } = storedPlan(await find(db, clientId));
      if (now !== copyId) continue;
      const plan = before ?? {
        name: null,
        weeks: [{ sessions: [], isDeload: false }],
        startsOn: null,
        before,
      };
      await layOut(db, clientId, { ...plan, copyId: null }, ctx.clock.now());
    }
    return copies.length;
  });
  if (clients === 0) notFound();
  return { copyId, clients };
}

async function lock(db: Db, clientId: string, trainerId: string): Promise<void> {
  if (!(await lockOwned(db, clientId, trainerId))) throw new AppError("not_found", clientErrorTexts.notFound);
}

const lastLoads = async (db: Db, clientId: string): Promise<Map<string, number>> =>
  new Map((await store.lastLoads(db, clientId)).map(({ nameKey, weightLbs }) => [nameKey, weightLbs]));

function notFound(): never {
  throw new AppError("not_found", programmeErrorTexts.notFound);
}
