import { serve } from "@/lib/http/serve";
import * as contract from "@/lib/transformations/contract";
import * as service from "@/lib/transformations/image-service";

export * from "@/lib/http/unserved-methods";
export const POST = serve(contract.rateImage, service.rateImage);
