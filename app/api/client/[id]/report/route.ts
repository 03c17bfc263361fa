import { serve } from "@/lib/server/http/serve";
import * as contract from "@/lib/sharing/reports/contract";
import * as service from "@/lib/sharing/reports/service";

export * from "@/lib/server/http/unserved-methods";
export const GET = serve(contract.getReport, service.getReport);
