import { serve } from "@/lib/http/serve";
import * as contract from "@/lib/measurements/contract";
import * as service from "@/lib/measurements/service";

export const DELETE = serve(contract.deleteMeasurement, service.deleteMeasurement);
