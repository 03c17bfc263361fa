import * as service from "@/lib/export/account-service";
import * as contract from "@/lib/export/contract";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const GET = serve(contract.exportAccount, service.exportAccount);
