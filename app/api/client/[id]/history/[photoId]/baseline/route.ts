import * as contract from "@/lib/history/contract";
import * as service from "@/lib/history/service";
import { serve } from "@/lib/http/serve";

export const POST = serve(contract.setBaseline, service.setBaseline);
