import { serve } from "@/lib/server/http/serve";
import * as logbookContract from "@/lib/training/logbook/contract";
import * as logbook from "@/lib/training/logbook/service";
import * as contract from "@/lib/training/workouts/contract";
import * as service from "@/lib/training/workouts/saving-service";

export * from "@/lib/server/http/unserved-methods";
export const GET = serve(logbookContract.listWorkouts, logbook.listWorkouts);
export const POST = serve(contract.saveWorkout, service.saveWorkout);
