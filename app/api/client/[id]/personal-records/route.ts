import { serve } from "@/lib/server/serve";
import * as contract from "@/lib/workouts/contract";
import * as service from "@/lib/workouts/service";

export * from "@/lib/server/unserved-methods";
export const GET = serve(contract.listPersonalRecords, service.listPersonalRecords);
