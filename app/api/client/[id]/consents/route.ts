import { serve } from "@/lib/http/serve";
import * as contract from "@/lib/privacy/contract";
import * as service from "@/lib/privacy/service";

export * from "@/lib/http/unserved-methods";
export const GET = serve(contract.getPrivacy, service.getPrivacy);
