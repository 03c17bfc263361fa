import * as contract from "@/lib/check-ins/contract";
import * as sending from "@/lib/check-ins/sending-service";
import * as service from "@/lib/check-ins/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const GET = serve(contract.getCheckInPage, service.getCheckInPage);
export const POST = serve(contract.sendCheckIn, sending.sendCheckIn);
