import { serve } from "@/lib/server/http/serve";
import * as contract from "@/lib/training/workouts/contract";
import * as service from "@/lib/training/workouts/service";

export * from "@/lib/server/http/unserved-methods";
export const GET = serve(contract.listPersonalRecords, service.listPersonalRecords);
