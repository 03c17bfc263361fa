import * as contract from "@/lib/desk/samples/contract";
import * as service from "@/lib/desk/samples/service";
import { serve } from "@/lib/server/http/serve";

export * from "@/lib/server/http/unserved-methods";
export const POST = serve(contract.createSample, service.createSample);
