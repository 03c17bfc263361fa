import * as contract from "@/lib/audit/contract";
import * as service from "@/lib/audit/service";
import { serve } from "@/lib/http/serve";

export * from "@/lib/http/unserved-methods";
export const GET = serve(contract.exportAuditEntries, service.exportAuditEntries);
