import * as contract from "@/lib/accounts/settings/contract";
import * as service from "@/lib/accounts/settings/service";
import { serve } from "@/lib/server/http/serve";

export * from "@/lib/server/http/unserved-methods";
export const PATCH = serve(contract.changeSettings, service.changeSettings);
