import * as service from "@/lib/admin/deletions/client-service";
import * as contract from "@/lib/admin/deletions/contract";
import { serve } from "@/lib/server/http/serve";

export * from "@/lib/server/http/unserved-methods";
export const DELETE = serve(contract.deleteAnyClient, service.deleteAnyClient);
