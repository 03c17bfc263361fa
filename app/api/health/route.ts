import * as contract from "@/lib/health/contract";
import * as service from "@/lib/health/service";
import { serve } from "@/lib/http/serve";

export * from "@/lib/http/unserved-methods";
export const GET = serve(contract.getHealth, service.getHealth);
