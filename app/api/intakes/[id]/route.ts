import * as contract from "@/lib/check-ins/intake/contract";
import * as service from "@/lib/check-ins/intake/review-service";
import { serve } from "@/lib/server/http/serve";

export * from "@/lib/server/http/unserved-methods";
export const DELETE = serve(contract.declineIntake, service.declineIntake);
