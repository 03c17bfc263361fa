import { serve } from "@/lib/server/http/serve";
import * as bin from "@/lib/training/logbook/bin-service";
import * as contract from "@/lib/training/logbook/contract";
import * as service from "@/lib/training/logbook/service";

export * from "@/lib/server/http/unserved-methods";
export const GET = serve(contract.getWorkout, service.getWorkout);
export const PATCH = serve(contract.changeWorkout, service.changeWorkout);
export const DELETE = serve(contract.deleteWorkout, bin.deleteWorkout);
