import * as contract from "@/lib/export/contract";
import * as service from "@/lib/export/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const GET = serve(contract.exportClientArchive, service.exportClientArchive);
