import * as service from "@/lib/check-ins/code-service";
import * as contract from "@/lib/check-ins/contract";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const POST = serve(contract.enterCode, service.enterCode);
export const DELETE = serve(contract.closeHere, service.closeHere);
