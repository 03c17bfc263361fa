import * as contract from "@/lib/export/contract";
import * as service from "@/lib/export/service";
import { serve } from "@/lib/http/serve";

export * from "@/lib/http/unserved-methods";
export const GET = serve(contract.exportClient, service.exportClient);
