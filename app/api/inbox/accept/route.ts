import * as contract from "@/lib/inbox/contract";
import * as service from "@/lib/inbox/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const POST = serve(contract.acceptCheckIns, service.acceptCheckIns);
