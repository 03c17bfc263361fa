import { endpoint } from "@/lib/http/contract";
import { NewWeeklyPlan, WeeklyPlan } from "./schema";

const plan = { path: "/api/client/[id]/workout/plan", access: "trainer", reply: WeeklyPlan } as const;

export const getWeeklyPlan = endpoint({ ...plan, method: "GET" });
/** Takes the place of the plan before. */
export const saveWeeklyPlan = endpoint({ ...plan, method: "POST", body: NewWeeklyPlan });
