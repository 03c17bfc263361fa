import { serve } from "@/lib/server/serve";
import * as contract from "@/lib/workouts/contract";
import * as service from "@/lib/workouts/service";

export * from "@/lib/server/unserved-methods";
export const DELETE = serve(contract.trashExercise, service.trashExercise);
export const PATCH = serve(contract.updateExercise, service.updateExercise);
