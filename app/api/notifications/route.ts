import { serve } from "@/lib/http/serve";
import * as contract from "@/lib/notifications/contract";
import * as service from "@/lib/notifications/service";

export * from "@/lib/http/unserved-methods";
export const GET = serve(contract.getPushKey, service.getPushKey);
