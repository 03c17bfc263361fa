import { serve } from "@/lib/server/serve";
import * as contract from "@/lib/shares/contract";
import * as service from "@/lib/shares/public-service";

export * from "@/lib/server/unserved-methods";
export const GET = serve(contract.getSharedLogo, service.getSharedLogo);
