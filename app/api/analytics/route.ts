import * as contract from "@/lib/analytics/contract";
import * as service from "@/lib/analytics/service";
import { serve } from "@/lib/http/serve";

export const GET = serve(contract.getAnalytics, service.getAnalytics);
