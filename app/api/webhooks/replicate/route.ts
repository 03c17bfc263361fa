import { serve } from "@/lib/server/serve";
import * as contract from "@/lib/webhooks/contract";
import * as service from "@/lib/webhooks/service";

export * from "@/lib/server/unserved-methods";
export const POST = serve(contract.receiveReplicate, service.receiveReplicate);
