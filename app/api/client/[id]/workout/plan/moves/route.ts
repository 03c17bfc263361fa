import * as contract from "@/lib/plans/contract";
import * as service from "@/lib/plans/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const POST = serve(contract.moveSession, service.moveSession);
