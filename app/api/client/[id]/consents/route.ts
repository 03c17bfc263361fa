import * as contract from "@/lib/clients/consents/contract";
import * as service from "@/lib/clients/consents/service";
import { serve } from "@/lib/server/http/serve";

export * from "@/lib/server/http/unserved-methods";
export const GET = serve(contract.getPrivacy, service.getPrivacy);
