import * as contract from "@/lib/reports/contract";
import * as service from "@/lib/reports/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const GET = serve(contract.getReport, service.getReport);
