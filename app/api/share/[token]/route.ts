import { serve } from "@/lib/http/serve";
import * as contract from "@/lib/shares/contract";
import * as service from "@/lib/shares/service";

export * from "@/lib/http/unserved-methods";
export const GET = serve(contract.getSharedResult, service.getSharedResult);
