import * as contract from "@/lib/mail/contract";
import * as service from "@/lib/mail/stop-service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const POST = serve(contract.stopMails, service.stopMails);
export const DELETE = serve(contract.allowMails, service.allowMails);
