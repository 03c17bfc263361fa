import "server-only";
import { DONE } from "@/lib/platform/http/contract";
import type { Context } from "@/lib/platform/kernel/context";
import { notFound, refuseField } from "@/lib/platform/kernel/errors";
import { photoUrl } from "@/lib/text/addresses";
import { isoDay } from "@/lib/text/calendar/days";
import { isUuid } from "@/lib/text/uuid";
import { lastDayOf } from "@/lib/training/plans/programme";
import { Weeks } from "@/lib/training/plans/schema";
import { storedPlan } from "@/lib/training/plans/stored";
import { MAX_TEMPLATES, type NewTemplate, type PlannedClient } from "./schema";
import * as store from "./store";

type ById = { params: { id: string } };

export async function listTemplates(ctx: Context) {
  const rows = await store.templatesOf(ctx.db, ctx.actor.id);
  return { templates: rows.map(present) };
}

const present = (row: { id: string; name: string; weeks: unknown }) => ({
  ...row,
  weeks: Weeks.parse(row.weeks),
});

export async function saveTemplate(ctx: Context, { body }: { body: NewTemplate }) {
  if (!isUuid(body.id)) notFound("Program");
  const template = { ...body, trainerId: ctx.actor.id };
  const changed = await store.updateTemplate(ctx.db, template);
  if (changed) return present(changed);
  if ((await store.countTemplates(ctx.db, ctx.actor.id)) >= MAX_TEMPLATES)
    refuseField("conflict", "name", `At most ${MAX_TEMPLATES} programs`);
  return present((await store.addTemplate(ctx.db, template)) ?? notFound("Program"));
}

export async function deleteTemplate(ctx: Context, { params }: ById) {
  if (!isUuid(params.id) || !(await store.deleteTemplate(ctx.db, params.id, ctx.actor.id)))
    notFound("Program");
  return DONE;
}

/** A finished programme does not count as a plan. */
export async function listPlannedClients(ctx: Context) {
  const today = isoDay(ctx.clock.now());
  const rows = await store.clientsOf(ctx.db, ctx.actor.id);
  return {
    clients: rows.map(({ id, name, frontPhotoId, weeklyPlan }): PlannedClient => {
      const plan = storedPlan(weeklyPlan);
      const { startsOn, weeks } = plan;
      const endsOn = startsOn && lastDayOf(startsOn, weeks.length);
      const hasSessions = weeks.some(({ sessions }) => sessions.length > 0);
      const isOver = endsOn !== null && endsOn < today;
      return {
        id,
        name,
        photoUrl: frontPhotoId && photoUrl(frontPhotoId),
        plan: hasSessions && !isOver ? { name: plan.name, endsOn } : null,
      };
    }),
  };
}
