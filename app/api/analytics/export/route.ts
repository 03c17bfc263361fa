import { serve } from "@/lib/server/http/serve";
import * as contract from "@/lib/training/analytics/contract";
import * as service from "@/lib/training/analytics/period-service";

export * from "@/lib/server/http/unserved-methods";
export const GET = serve(contract.exportPeriod, service.exportPeriod);
