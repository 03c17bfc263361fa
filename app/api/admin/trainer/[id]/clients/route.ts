import * as contract from "@/lib/admin/console/contract";
import * as service from "@/lib/admin/console/service";
import { serve } from "@/lib/server/http/serve";

export * from "@/lib/server/http/unserved-methods";
export const GET = serve(contract.listTrainerClients, service.listTrainerClients);
