import * as contract from "@/lib/desk/roster/contract";
import * as service from "@/lib/desk/roster/service";
import { serve } from "@/lib/server/http/serve";

export * from "@/lib/server/http/unserved-methods";
export const GET = serve(contract.getRow, service.getRow);
