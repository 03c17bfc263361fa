import * as contract from "@/lib/clients/contract";
import { drawImages } from "@/lib/clients/photo-service";
import { serve } from "@/lib/http/serve";

export * from "@/lib/http/unserved-methods";
export const POST = serve(contract.drawImages, drawImages);
