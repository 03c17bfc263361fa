import { serve } from "@/lib/http/serve";
import * as contract from "@/lib/timeline/contract";
import * as service from "@/lib/timeline/service";

export * from "@/lib/http/unserved-methods";
export const POST = serve(contract.getTimeline, service.getTimeline);
