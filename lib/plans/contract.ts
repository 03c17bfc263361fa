import { endpoint } from "@/lib/http/contract";
import { NewMove, NewWeeklyPlan, WeeklyPlan } from "./schema";

const plan = { path: "/api/client/[id]/workout/plan", access: "trainer", reply: WeeklyPlan } as const;

export const getWeeklyPlan = endpoint({ ...plan, method: "GET" });
/** Takes the place of the plan before. */
export const saveWeeklyPlan = endpoint({ ...plan, method: "POST", body: NewWeeklyPlan });
/** Gives a missed session another day of its week; the plan itself stays. */
export const moveSession = endpoint({
  method: "POST",
  path: "/api/client/[id]/workout/plan/moves",
  access: "trainer",
  body: NewMove,
  reply: WeeklyPlan,
});
