import * as contract from "@/lib/clients/contract";
import { getMorph } from "@/lib/clients/morph-service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const GET = serve(contract.getMorph, getMorph);
