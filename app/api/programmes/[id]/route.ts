import * as contract from "@/lib/programmes/contract";
import * as service from "@/lib/programmes/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const DELETE = serve(contract.deleteTemplate, service.deleteTemplate);
