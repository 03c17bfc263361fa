import * as contract from "@/lib/privacy/contract";
import * as service from "@/lib/privacy/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const GET = serve(contract.getPrivacy, service.getPrivacy);
