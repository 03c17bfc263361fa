import * as contract from "@/lib/history/contract";
import * as service from "@/lib/history/service";
import { serve } from "@/lib/http/serve";

export * from "@/lib/http/unserved-methods";
export const POST = serve(contract.setBaseline, service.setBaseline);
