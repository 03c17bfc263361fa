import * as contract from "@/lib/audit-log/contract";
import * as service from "@/lib/audit-log/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const GET = serve(contract.exportAuditEntries, service.exportAuditEntries);
