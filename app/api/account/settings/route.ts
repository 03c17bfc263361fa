import * as contract from "@/lib/account/contract";
import * as service from "@/lib/account/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const PATCH = serve(contract.changeSettings, service.changeSettings);
