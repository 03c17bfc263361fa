import * as contract from "@/lib/measurements/contract";
import * as service from "@/lib/measurements/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const PATCH = serve(contract.updateMeasurement, service.updateMeasurement);
export const DELETE = serve(contract.deleteMeasurement, service.deleteMeasurement);
