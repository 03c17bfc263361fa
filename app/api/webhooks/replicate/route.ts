import { serve } from "@/lib/http/serve";
import * as contract from "@/lib/webhooks/contract";
import * as service from "@/lib/webhooks/service";

export * from "@/lib/http/unserved-methods";
export const POST = serve(contract.receiveReplicate, service.receiveReplicate);
