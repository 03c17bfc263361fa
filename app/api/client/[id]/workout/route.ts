import * as logbookContract from "@/lib/logbook/contract";
import * as logbook from "@/lib/logbook/service";
import { serve } from "@/lib/server/serve";
import * as contract from "@/lib/workouts/contract";
import * as service from "@/lib/workouts/service";

export * from "@/lib/server/unserved-methods";
export const GET = serve(logbookContract.listWorkouts, logbook.listWorkouts);
export const POST = serve(contract.saveWorkout, service.saveWorkout);
