import * as contract from "@/lib/clients/record/contract";
import * as service from "@/lib/clients/record/service";
import { serve } from "@/lib/server/http/serve";

export * from "@/lib/server/http/unserved-methods";
export const GET = serve(contract.getClient, service.getClient);
export const PATCH = serve(contract.updateClient, service.updateClient);
export const DELETE = serve(contract.deleteClient, service.deleteClient);
