import * as contract from "@/lib/account/contract";
import * as service from "@/lib/account/service";
import { serve } from "@/lib/http/serve";

export * from "@/lib/http/unserved-methods";
export const GET = serve(contract.exportAccount, service.exportAccount);
