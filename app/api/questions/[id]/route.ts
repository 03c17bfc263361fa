import * as contract from "@/lib/check-ins/questions/contract";
import * as service from "@/lib/check-ins/questions/service";
import { serve } from "@/lib/server/http/serve";

export * from "@/lib/server/http/unserved-methods";
export const PATCH = serve(contract.archiveQuestion, service.archiveQuestion);
