import * as z from "zod/mini";
import { Done, endpoint } from "@/lib/platform/http/contract";
import { SessionChange, SessionCopy, SessionTerms } from "@/lib/training/sessions/schema";
import { PROGRAMME_MAX_BYTES } from "./limits";
import { NewWeeklyPlan, WeeklyPlan } from "./schema";

export const getWeeklyPlan = endpoint("GET /api/client/[id]/workout/plan", "trainer", { reply: WeeklyPlan });
/** The old plan stays valid until a programme starts. */
export const saveWeeklyPlan = endpoint("POST /api/client/[id]/workout/plan", "trainer", {
  reply: WeeklyPlan,
  body: NewWeeklyPlan,
  maxBytes: PROGRAMME_MAX_BYTES,
});

/** Moves a session or leaves it out; the plan does not change. Replies with the terms of before, which undo it. */
export const changeSession = endpoint("PATCH /api/client/[id]/workout/plan/sessions/[sessionId]", "trainer", {
  body: SessionChange,
  reply: SessionTerms,
  refusals: ["conflict"],
});
export const copySession = endpoint(
  "POST /api/client/[id]/workout/plan/sessions/[sessionId]/copies",
  "trainer",
  { body: SessionCopy, reply: z.object({ id: z.string() }) },
);
/** Removes a copy; a session of the plan is left out instead. */
export const removeSession = endpoint(
  "DELETE /api/client/[id]/workout/plan/sessions/[sessionId]",
  "trainer",
  { reply: Done, refusals: ["conflict"] },
);
