import { serve } from "@/lib/http/serve";
import * as contract from "@/lib/plans/contract";
import * as service from "@/lib/plans/service";

export * from "@/lib/http/unserved-methods";
export const GET = serve(contract.getWeeklyPlan, service.getWeeklyPlan);
export const POST = serve(contract.saveWeeklyPlan, service.saveWeeklyPlan);
