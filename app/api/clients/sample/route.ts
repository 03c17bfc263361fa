import * as contract from "@/lib/samples/contract";
import * as service from "@/lib/samples/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const POST = serve(contract.createSample, service.createSample);
