import { serve } from "@/lib/server/serve";
import * as contract from "@/lib/transformations/contract";
import * as service from "@/lib/transformations/image-service";

export * from "@/lib/server/unserved-methods";
export const POST = serve(contract.redrawImage, service.redrawImage);
