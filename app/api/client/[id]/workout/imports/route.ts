import { serve } from "@/lib/http/serve";
import * as contract from "@/lib/imports/contract";
import * as service from "@/lib/imports/service";

export * from "@/lib/http/unserved-methods";
export const GET = serve(contract.listImports, service.listImports);
