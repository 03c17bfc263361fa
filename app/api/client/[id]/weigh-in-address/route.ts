import * as contract from "@/lib/check-ins/scale/contract";
import * as service from "@/lib/check-ins/scale/service";
import { serve } from "@/lib/server/http/serve";

export * from "@/lib/server/http/unserved-methods";
export const GET = serve(contract.getAddress, service.getAddress);
export const POST = serve(contract.makeAddress, service.makeAddress);
export const DELETE = serve(contract.revokeAddress, service.revokeAddress);
