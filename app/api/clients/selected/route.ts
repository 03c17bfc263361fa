import { serve } from "@/lib/http/serve";
import * as contract from "@/lib/roster/contract";
import * as service from "@/lib/roster/service";

export * from "@/lib/http/unserved-methods";
export const GET = serve(contract.getSelected, service.getSelected);
