import * as contract from "@/lib/admin/access/contract";
import * as service from "@/lib/admin/access/service";
import { serve } from "@/lib/server/http/serve";

export * from "@/lib/server/http/unserved-methods";
export const POST = serve(contract.suspend, service.suspend);
export const DELETE = serve(contract.lift, service.lift);
