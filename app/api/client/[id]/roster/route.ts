import * as contract from "@/lib/roster/contract";
import * as service from "@/lib/roster/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const GET = serve(contract.getRow, service.getRow);
export const PATCH = serve(contract.saveEntry, service.saveEntry);
