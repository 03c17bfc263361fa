import { drawImages } from "@/lib/clients/pictures/service";
import * as contract from "@/lib/clients/record/contract";
import { serve } from "@/lib/server/http/serve";

export * from "@/lib/server/http/unserved-methods";
export const POST = serve(contract.drawImages, drawImages);
