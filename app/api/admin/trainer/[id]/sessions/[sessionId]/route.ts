import * as contract from "@/lib/access/contract";
import * as service from "@/lib/access/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const DELETE = serve(contract.endSession, service.endSession);
