import * as contract from "@/lib/schedule/contract";
import * as service from "@/lib/schedule/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const GET = serve(contract.getSchedule, service.getSchedule);
