import { serve } from "@/lib/server/serve";
import * as contract from "@/lib/timeline/contract";
import * as service from "@/lib/timeline/service";

export * from "@/lib/server/unserved-methods";
export const POST = serve(contract.getTimeline, service.getTimeline);
