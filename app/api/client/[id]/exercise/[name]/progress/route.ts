import { serve } from "@/lib/server/http/serve";
import * as contract from "@/lib/training/progress/contract";
import * as service from "@/lib/training/progress/service";

export * from "@/lib/server/http/unserved-methods";
export const GET = serve(contract.getExerciseProgress, service.getExerciseProgress);
