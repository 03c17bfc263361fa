import * as contract from "@/lib/clients/timeline/contract";
import * as service from "@/lib/clients/timeline/service";
import { serve } from "@/lib/server/http/serve";

export * from "@/lib/server/http/unserved-methods";
export const POST = serve(contract.getTimeline, service.getTimeline);
