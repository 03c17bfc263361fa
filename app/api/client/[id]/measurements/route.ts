import * as contract from "@/lib/clients/weigh-ins/contract";
import * as service from "@/lib/clients/weigh-ins/service";
import { serve } from "@/lib/server/http/serve";

export * from "@/lib/server/http/unserved-methods";
export const GET = serve(contract.listMeasurements, service.listMeasurements);
export const POST = serve(contract.addMeasurement, service.addMeasurement);
