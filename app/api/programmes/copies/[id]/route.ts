import * as contract from "@/lib/programmes/contract";
import * as service from "@/lib/programmes/copy-service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const DELETE = serve(contract.undoCopies, service.undoCopies);
