import * as contract from "@/lib/check-ins/contract";
import * as service from "@/lib/check-ins/sending-service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const POST = serve(contract.uploadCheckInPhoto, service.uploadCheckInPhoto);
