import { endpoint } from "@/lib/http/contract";
import { PROGRAMME_MAX_BYTES } from "./limits";
import { NewMove, NewWeeklyPlan, WeeklyPlan } from "./schema";

const plan = { path: "/api/client/[id]/workout/plan", access: "trainer", reply: WeeklyPlan } as const;

export const getWeeklyPlan = endpoint({ ...plan, method: "GET" });
/** Takes the place of the plan before, which still holds for the days before a programme's start. */
export const saveWeeklyPlan = endpoint({
  ...plan,
  method: "POST",
  body: NewWeeklyPlan,
  maxBytes: PROGRAMME_MAX_BYTES,
});
/** Gives a missed session another day of its week; the plan itself stays. */
export const moveSession = endpoint({
  method: "POST",
  path: "/api/client/[id]/workout/plan/moves",
  access: "trainer",
  body: NewMove,
  reply: WeeklyPlan,
});
