import { serve } from "@/lib/server/http/serve";
import * as contract from "@/lib/training/logbook/contract";
import * as service from "@/lib/training/logbook/service";

export * from "@/lib/server/http/unserved-methods";
export const POST = serve(contract.restoreWorkout, service.restoreWorkout);
