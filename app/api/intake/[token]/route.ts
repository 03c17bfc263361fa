import * as contract from "@/lib/check-ins/intake/contract";
import * as service from "@/lib/check-ins/intake/service";
import { serve } from "@/lib/server/http/serve";

export * from "@/lib/server/http/unserved-methods";
export const GET = serve(contract.getIntakePage, service.getIntakePage);
export const POST = serve(contract.sendIntake, service.sendIntake);
export const DELETE = serve(contract.takeBackIntake, service.takeBackIntake);
