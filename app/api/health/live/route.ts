import * as contract from "@/lib/server/health/contract";
import * as service from "@/lib/server/health/service";
import { serve } from "@/lib/server/http/serve";

export * from "@/lib/server/http/unserved-methods";
export const GET = serve(contract.getLiveness, service.getLiveness);
