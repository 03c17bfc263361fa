import { serve } from "@/lib/server/http/serve";
import * as contract from "@/lib/training/schedule/contract";
import * as service from "@/lib/training/schedule/today-service";

export * from "@/lib/server/http/unserved-methods";
export const GET = serve(contract.getToday, service.getToday);
