import { serve } from "@/lib/server/http/serve";
import * as contract from "@/lib/training/programmes/contract";
import * as service from "@/lib/training/programmes/service";

export * from "@/lib/server/http/unserved-methods";
export const GET = serve(contract.listTemplates, service.listTemplates);
export const POST = serve(contract.saveTemplate, service.saveTemplate);
