import * as contract from "@/lib/clients/contract";
import * as service from "@/lib/clients/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const GET = serve(contract.getClient, service.getClient);
export const PATCH = serve(contract.updateClient, service.updateClient);
export const DELETE = serve(contract.deleteClient, service.deleteClient);
