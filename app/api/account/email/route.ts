import * as contract from "@/lib/account/contract";
import * as service from "@/lib/account/email-service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const POST = serve(contract.changeEmail, service.changeEmail);
