import * as contract from "@/lib/accounts/sign-in/contract";
import * as service from "@/lib/accounts/sign-in/service";
import { serve } from "@/lib/server/http/serve";

export * from "@/lib/server/http/unserved-methods";
export const GET = serve(contract.me, service.me);
