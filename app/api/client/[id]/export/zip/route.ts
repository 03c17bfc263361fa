import { serve } from "@/lib/server/http/serve";
import * as contract from "@/lib/sharing/export/contract";
import * as service from "@/lib/sharing/export/service";

export * from "@/lib/server/http/unserved-methods";
export const GET = serve(contract.exportClientArchive, service.exportClientArchive);
