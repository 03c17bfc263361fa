import { serve } from "@/lib/http/serve";
import * as contract from "@/lib/logbook/contract";
import * as service from "@/lib/logbook/service";

export * from "@/lib/http/unserved-methods";
export const POST = serve(contract.restoreWorkout, service.restoreWorkout);
