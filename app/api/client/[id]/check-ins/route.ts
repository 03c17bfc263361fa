import * as contract from "@/lib/check-ins/inbox/contract";
import * as service from "@/lib/check-ins/inbox/list-service";
import { serve } from "@/lib/server/http/serve";

export * from "@/lib/server/http/unserved-methods";
export const GET = serve(contract.listCheckIns, service.listCheckIns);
