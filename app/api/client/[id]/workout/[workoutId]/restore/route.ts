import { serve } from "@/lib/server/http/serve";
import * as service from "@/lib/training/logbook/bin-service";
import * as contract from "@/lib/training/logbook/contract";

export * from "@/lib/server/http/unserved-methods";
export const POST = serve(contract.restoreWorkout, service.restoreWorkout);
