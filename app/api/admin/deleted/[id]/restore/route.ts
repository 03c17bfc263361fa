import * as contract from "@/lib/deletions/contract";
import * as service from "@/lib/deletions/service";
import { serve } from "@/lib/http/serve";

export * from "@/lib/http/unserved-methods";
export const POST = serve(contract.restoreTrainer, service.restoreTrainer);
