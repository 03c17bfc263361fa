import { serve } from "@/lib/server/http/serve";
import * as contract from "@/lib/training/imports/contract";
import * as service from "@/lib/training/imports/service";

export * from "@/lib/server/http/unserved-methods";
export const GET = serve(contract.listImports, service.listImports);
