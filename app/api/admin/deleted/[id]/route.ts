import * as contract from "@/lib/admin/deletions/contract";
import * as service from "@/lib/admin/deletions/service";
import { serve } from "@/lib/server/http/serve";

export * from "@/lib/server/http/unserved-methods";
export const DELETE = serve(contract.purgeTrainer, service.purgeTrainer);
