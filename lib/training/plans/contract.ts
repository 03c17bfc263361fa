import { endpoint } from "@/lib/platform/http/contract";
import { PROGRAMME_MAX_BYTES } from "./limits";
import { NewMove, NewWeeklyPlan, WeeklyPlan } from "./schema";

const plan = { path: "/api/client/[id]/workout/plan", access: "trainer", reply: WeeklyPlan } as const;

export const getWeeklyPlan = endpoint({ ...plan, method: "GET" });
/** The old plan stays valid until a programme starts. */
export const saveWeeklyPlan = endpoint({
  ...plan,
  method: "POST",
  body: NewWeeklyPlan,
  maxBytes: PROGRAMME_MAX_BYTES,
});
/** The plan does not change. */
export const moveSession = endpoint({
  method: "POST",
  path: "/api/client/[id]/workout/plan/moves",
  access: "trainer",
  body: NewMove,
  reply: WeeklyPlan,
});
