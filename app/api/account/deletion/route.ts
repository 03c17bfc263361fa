import * as contract from "@/lib/account/contract";
import * as service from "@/lib/account/service";
import { serve } from "@/lib/http/serve";

export * from "@/lib/http/unserved-methods";
export const GET = serve(contract.getAccountImpact, service.getAccountImpact);
export const POST = serve(contract.deleteAccount, service.deleteAccount);
