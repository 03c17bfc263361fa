import * as contract from "@/lib/platform/notifications/contract";
import * as service from "@/lib/platform/notifications/service";
import { serve } from "@/lib/server/http/serve";

export * from "@/lib/server/http/unserved-methods";
export const POST = serve(contract.subscribe, service.subscribe);
export const DELETE = serve(contract.unsubscribe, service.unsubscribe);
