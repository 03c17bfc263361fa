import { serve } from "@/lib/server/http/serve";
import * as contract from "@/lib/training/plans/contract";
import * as service from "@/lib/training/plans/service";

export * from "@/lib/server/http/unserved-methods";
export const GET = serve(contract.getWeeklyPlan, service.getWeeklyPlan);
export const POST = serve(contract.saveWeeklyPlan, service.saveWeeklyPlan);
