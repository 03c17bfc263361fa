import * as contract from "@/lib/check-ins/page/contract";
import * as service from "@/lib/check-ins/page/sending-service";
import { serve } from "@/lib/server/http/serve";

export * from "@/lib/server/http/unserved-methods";
export const POST = serve(contract.uploadCheckInPhoto, service.uploadCheckInPhoto);
