import * as contract from "@/lib/admin/contract";
import * as service from "@/lib/admin/service";
import { serve } from "@/lib/http/serve";

export * from "@/lib/http/unserved-methods";
export const GET = serve(contract.listTrainerClients, service.listTrainerClients);
