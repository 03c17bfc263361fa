import * as contract from "@/lib/admin/contract";
import * as service from "@/lib/admin/cost-service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const GET = serve(contract.listCosts, service.listCosts);
