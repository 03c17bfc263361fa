import * as contract from "@/lib/clients/contract";
import { getMorph } from "@/lib/clients/morph-service";
import { serve } from "@/lib/http/serve";

export * from "@/lib/http/unserved-methods";
export const GET = serve(contract.getMorph, getMorph);
