import * as contract from "@/lib/progress/contract";
import * as service from "@/lib/progress/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const GET = serve(contract.getExerciseProgress, service.getExerciseProgress);
