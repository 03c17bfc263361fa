import { serve } from "@/lib/server/http/serve";
import * as contract from "@/lib/training/plans/contract";
import * as service from "@/lib/training/plans/service";

export * from "@/lib/server/http/unserved-methods";
export const POST = serve(contract.moveSession, service.moveSession);
