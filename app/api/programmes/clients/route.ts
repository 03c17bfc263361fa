import * as contract from "@/lib/programmes/contract";
import * as service from "@/lib/programmes/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const GET = serve(contract.listPlannedClients, service.listPlannedClients);
