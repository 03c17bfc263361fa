import { serve } from "@/lib/server/http/serve";
import * as contract from "@/lib/server/webhooks/contract";
import * as service from "@/lib/server/webhooks/service";

export * from "@/lib/server/http/unserved-methods";
export const POST = serve(contract.receiveReplicate, service.receiveReplicate);
