import * as contract from "@/lib/auth/contract";
import * as service from "@/lib/auth/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const POST = serve(contract.resetPassword, service.resetPassword);
