import * as contract from "@/lib/clients/contract";
import * as service from "@/lib/clients/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const GET = serve(contract.listClients, service.listClients);
export const POST = serve(contract.createClient, service.createClient);
