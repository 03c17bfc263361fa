import "server-only";
import { MODEL_VERSION } from "@/lib/body/forecast/constants";
import { learnedOf } from "@/lib/body/forecast/learned";
import { strongestLever } from "@/lib/body/forecast/lever";
import { originalPlan } from "@/lib/body/forecast/original-plan";
import { forecastInput } from "@/lib/body/forecast/question";
import { Question } from "@/lib/body/forecast/schema";
import { standstillOf } from "@/lib/body/forecast/standstill";
import { unitSystem } from "@/lib/body/unit-system";
import { requireClient } from "@/lib/clients/record/service";
import * as store from "@/lib/clients/record/standing-store";
import type { Context } from "@/lib/platform/kernel/context";
import { AppError } from "@/lib/platform/kernel/errors";
import { callersDay } from "@/lib/text/calendar/zone";
import { sha256 } from "@/lib/text/sha256";
import { answerOf } from "./answer";
import { followedOf, shownGoal } from "./followed";
import { Timeline } from "./schema";

/**
 * The client's forecast. It is stored, and computed again only for new inputs, weigh-ins or a new model.
 * @throws AppError `conflict` while the client gets none
 */
export async function getTimeline(ctx: Context, { params }: { params: { id: string } }): Promise<Timeline> {
  const client = await requireClient(ctx, params.id);
  const now = ctx.clock.now();
  const standstill = standstillOf(client, callersDay(ctx));
  if (standstill !== null) throw new AppError("conflict", standstill);
  const plan = await store.findPlan(ctx.db, client.id);
  const input = forecastInput(client, now);
  const { units } = ctx.actor;
  const inputsKey = sha256(JSON.stringify([MODEL_VERSION, input, client.learned, plan, units]));
  const stored = Timeline.safeParse(await store.find(ctx.db, client.id, inputsKey));
  if (stored.success) return stored.data;
  const question = Question.safeParse(plan?.question);
  const learned = learnedOf(client.learned);
  const followed =
    question.success && learned ? followedOf(learned, await store.weighInsSince(ctx.db, client.id)) : null;
  const timeline: Timeline = {
    ...answerOf(input, unitSystem(units)),
    lever: strongestLever(input),
    plan: plan && question.success ? originalPlan(plan.startedAt, question.data, learned) : null,
    goal: shownGoal(input),
    followed,
    learned: input.learned ?? null,
  };
  await store.replace(ctx.db, client.id, inputsKey, JSON.parse(JSON.stringify(timeline)));
  return timeline;
}
