import { serve } from "@/lib/server/serve";
import * as contract from "@/lib/shares/contract";
import * as service from "@/lib/shares/service";

export * from "@/lib/server/unserved-methods";
export const DELETE = serve(contract.revokeShare, service.revokeShare);
