import { serve } from "@/lib/http/serve";
import * as contract from "@/lib/progress/contract";
import * as service from "@/lib/progress/service";

export * from "@/lib/http/unserved-methods";
export const GET = serve(contract.getWeekVolume, service.getWeekVolume);
