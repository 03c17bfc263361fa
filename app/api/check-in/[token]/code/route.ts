import * as contract from "@/lib/check-ins/contract";
import * as service from "@/lib/check-ins/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const POST = serve(contract.enterCode, service.enterCode);
export const DELETE = serve(contract.closeHere, service.closeHere);
