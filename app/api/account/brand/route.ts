import * as contract from "@/lib/accounts/brand/contract";
import * as service from "@/lib/accounts/brand/service";
import { serve } from "@/lib/server/http/serve";

export * from "@/lib/server/http/unserved-methods";
export const GET = serve(contract.getBrand, service.getBrand);
export const PATCH = serve(contract.changeBrand, service.changeBrand);
