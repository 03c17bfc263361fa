import * as contract from "@/lib/rounds/contract";
import * as service from "@/lib/rounds/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const GET = serve(contract.makeRounds, service.makeRounds);
