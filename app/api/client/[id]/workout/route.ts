import { serve } from "@/lib/http/serve";
import * as logbookContract from "@/lib/logbook/contract";
import * as logbook from "@/lib/logbook/service";
import * as contract from "@/lib/workouts/contract";
import * as service from "@/lib/workouts/service";

export * from "@/lib/http/unserved-methods";
export const GET = serve(logbookContract.listWorkouts, logbook.listWorkouts);
export const POST = serve(contract.saveWorkout, service.saveWorkout);
