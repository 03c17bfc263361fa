import * as contract from "@/lib/clients/history/contract";
import * as service from "@/lib/clients/history/service";
import { serve } from "@/lib/server/http/serve";

export * from "@/lib/server/http/unserved-methods";
export const GET = serve(contract.getHistory, service.getHistory);
