import * as z from "zod/mini";
import { Done, endpoint } from "@/lib/platform/http/contract";
import { SessionChange, SessionCopy, SessionTerms } from "@/lib/training/sessions/schema";
import { PROGRAMME_MAX_BYTES } from "./limits";
import { NewWeeklyPlan, WeeklyPlan } from "./schema";

const plan = { path: "/api/client/[id]/workout/plan", access: "trainer", reply: WeeklyPlan } as const;

export const getWeeklyPlan = endpoint({ ...plan, method: "GET" });
/** The old plan stays valid until a programme starts. */
export const saveWeeklyPlan = endpoint({
  ...plan,
  method: "POST",
  body: NewWeeklyPlan,
  maxBytes: PROGRAMME_MAX_BYTES,
});
const session = { path: "/api/client/[id]/workout/plan/sessions/[sessionId]", access: "trainer" } as const;

/** Moves a session or leaves it out; the plan does not change. Replies with the terms of before, which undo it. */
export const changeSession = endpoint({
  ...session,
  method: "PATCH",
  body: SessionChange,
  reply: SessionTerms,
  refusals: ["conflict"],
});
export const copySession = endpoint({
  method: "POST",
  path: `${session.path}/copies`,
  access: "trainer",
  body: SessionCopy,
  reply: z.object({ id: z.string() }),
});
/** Removes a copy; a session of the plan is left out instead. */
export const removeSession = endpoint({
  ...session,
  method: "DELETE",
  reply: Done,
  refusals: ["conflict"],
});
