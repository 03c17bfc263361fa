import * as contract from "@/lib/auth/contract";
import * as service from "@/lib/auth/service";
import { serve } from "@/lib/http/serve";

export const POST = serve(contract.register, service.register);
