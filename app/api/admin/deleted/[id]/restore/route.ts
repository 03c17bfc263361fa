import * as contract from "@/lib/deletions/contract";
import * as service from "@/lib/deletions/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const POST = serve(contract.restoreTrainer, service.restoreTrainer);
