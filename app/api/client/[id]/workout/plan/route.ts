import * as contract from "@/lib/plans/contract";
import * as service from "@/lib/plans/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const GET = serve(contract.getWeeklyPlan, service.getWeeklyPlan);
export const POST = serve(contract.saveWeeklyPlan, service.saveWeeklyPlan);
