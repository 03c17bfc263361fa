import * as contract from "@/lib/inbox/contract";
import * as service from "@/lib/inbox/list-service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const GET = serve(contract.getInbox, service.getInbox);
