import * as contract from "@/lib/analytics/contract";
import * as service from "@/lib/analytics/service";
import { serve } from "@/lib/http/serve";

export * from "@/lib/http/unserved-methods";
export const GET = serve(contract.getAnalytics, service.getAnalytics);
