import * as contract from "@/lib/images/orders/contract";
import * as service from "@/lib/images/orders/image-service";
import { serve } from "@/lib/server/http/serve";

export * from "@/lib/server/http/unserved-methods";
export const POST = serve(contract.rateImage, service.rateImage);
