import * as contract from "@/lib/health/contract";
import * as service from "@/lib/health/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const GET = serve(contract.getLiveness, service.getLiveness);
