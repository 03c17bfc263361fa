import * as service from "@/lib/check-ins/page/code-service";
import * as contract from "@/lib/check-ins/page/contract";
import { serve } from "@/lib/server/http/serve";

export * from "@/lib/server/http/unserved-methods";
export const POST = serve(contract.enterCode, service.enterCode);
export const DELETE = serve(contract.closeHere, service.closeHere);
