import * as contract from "@/lib/imports/contract";
import * as service from "@/lib/imports/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const POST = serve(contract.importWorkouts, service.importWorkouts);
export const DELETE = serve(contract.undoImport, service.undoImport);
