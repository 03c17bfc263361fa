import { serve } from "@/lib/http/serve";
import * as contract from "@/lib/rounds/contract";
import * as service from "@/lib/rounds/service";

export * from "@/lib/http/unserved-methods";
export const GET = serve(contract.makeRounds, service.makeRounds);
