import * as service from "@/lib/deletions/client-service";
import * as contract from "@/lib/deletions/contract";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const POST = serve(contract.restoreClient, service.restoreClient);
