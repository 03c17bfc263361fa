import * as contract from "@/lib/measurements/contract";
import * as service from "@/lib/measurements/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const GET = serve(contract.listMeasurements, service.listMeasurements);
export const POST = serve(contract.addMeasurement, service.addMeasurement);
