import * as contract from "@/lib/notifications/contract";
import * as service from "@/lib/notifications/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const POST = serve(contract.subscribe, service.subscribe);
export const DELETE = serve(contract.unsubscribe, service.unsubscribe);
