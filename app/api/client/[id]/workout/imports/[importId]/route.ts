import { serve } from "@/lib/http/serve";
import * as contract from "@/lib/imports/contract";
import * as service from "@/lib/imports/service";

export * from "@/lib/http/unserved-methods";
export const POST = serve(contract.importWorkouts, service.importWorkouts);
export const DELETE = serve(contract.undoImport, service.undoImport);
