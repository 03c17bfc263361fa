import * as contract from "@/lib/check-ins/scale/contract";
import * as service from "@/lib/check-ins/scale/service";
import { serve } from "@/lib/server/http/serve";

export * from "@/lib/server/http/unserved-methods";
export const POST = serve(contract.sendReading, service.sendReading);
