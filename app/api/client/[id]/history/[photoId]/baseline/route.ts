import * as contract from "@/lib/history/contract";
import * as service from "@/lib/history/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const POST = serve(contract.setBaseline, service.setBaseline);
