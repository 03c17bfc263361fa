import { serve } from "@/lib/server/http/serve";
import * as service from "@/lib/training/plans/agreement-service";
import * as contract from "@/lib/training/plans/contract";

export * from "@/lib/server/http/unserved-methods";
export const PATCH = serve(contract.changeSession, service.changeSession);
export const DELETE = serve(contract.removeSession, service.removeSession);
