import { serve } from "@/lib/http/serve";
import * as contract from "@/lib/measurements/contract";
import * as service from "@/lib/measurements/service";

export * from "@/lib/http/unserved-methods";
export const GET = serve(contract.listMeasurements, service.listMeasurements);
export const POST = serve(contract.addMeasurement, service.addMeasurement);
