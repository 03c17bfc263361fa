import * as contract from "@/lib/analytics/contract";
import * as service from "@/lib/analytics/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const GET = serve(contract.getAnalytics, service.getAnalytics);
