import * as contract from "@/lib/logbook/contract";
import * as service from "@/lib/logbook/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const POST = serve(contract.restoreWorkout, service.restoreWorkout);
