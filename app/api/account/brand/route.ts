import * as contract from "@/lib/brand/contract";
import * as service from "@/lib/brand/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const GET = serve(contract.getBrand, service.getBrand);
export const PATCH = serve(contract.changeBrand, service.changeBrand);
