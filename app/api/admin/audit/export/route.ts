import * as contract from "@/lib/admin/audit/contract";
import * as service from "@/lib/admin/audit/service";
import { serve } from "@/lib/server/http/serve";

export * from "@/lib/server/http/unserved-methods";
export const GET = serve(contract.exportAuditEntries, service.exportAuditEntries);
