import * as service from "@/lib/deletions/account-service";
import * as contract from "@/lib/deletions/contract";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const GET = serve(contract.getAccountImpact, service.getAccountImpact);
export const POST = serve(contract.deleteAccount, service.deleteAccount);
