import { serve } from "@/lib/http/serve";
import * as contract from "@/lib/privacy/contract";
import * as service from "@/lib/privacy/service";

export * from "@/lib/http/unserved-methods";
export const POST = serve(contract.giveConsent, service.giveConsent);
export const DELETE = serve(contract.withdrawConsent, service.withdrawConsent);
