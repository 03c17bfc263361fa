import * as contract from "@/lib/platform/mail/contract";
import * as service from "@/lib/platform/mail/stop-service";
import { serve } from "@/lib/server/http/serve";

export * from "@/lib/server/http/unserved-methods";
export const POST = serve(contract.stopMails, service.stopMails);
export const DELETE = serve(contract.allowMails, service.allowMails);
