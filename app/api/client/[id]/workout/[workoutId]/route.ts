import * as contract from "@/lib/logbook/contract";
import * as service from "@/lib/logbook/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const GET = serve(contract.getWorkout, service.getWorkout);
export const PATCH = serve(contract.changeWorkout, service.changeWorkout);
export const DELETE = serve(contract.deleteWorkout, service.deleteWorkout);
