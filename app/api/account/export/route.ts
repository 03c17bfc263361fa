import { serve } from "@/lib/server/http/serve";
import * as service from "@/lib/sharing/export/account-service";
import * as contract from "@/lib/sharing/export/contract";

export * from "@/lib/server/http/unserved-methods";
export const GET = serve(contract.exportAccount, service.exportAccount);
