import * as contract from "@/lib/auth/contract";
import * as service from "@/lib/auth/service";
import { serve } from "@/lib/http/serve";

export * from "@/lib/http/unserved-methods";
export const POST = serve(contract.resetPassword, service.resetPassword);
