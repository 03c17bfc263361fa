import { serve } from "@/lib/http/serve";
import * as contract from "@/lib/samples/contract";
import * as service from "@/lib/samples/service";

export * from "@/lib/http/unserved-methods";
export const POST = serve(contract.createSample, service.createSample);
