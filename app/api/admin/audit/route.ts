import * as contract from "@/lib/audit/contract";
import * as service from "@/lib/audit/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const GET = serve(contract.listAuditEntries, service.listAuditEntries);
