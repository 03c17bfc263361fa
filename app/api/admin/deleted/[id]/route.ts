import * as contract from "@/lib/deletions/contract";
import * as service from "@/lib/deletions/service";
import { serve } from "@/lib/http/serve";

export * from "@/lib/http/unserved-methods";
export const DELETE = serve(contract.purgeTrainer, service.purgeTrainer);
