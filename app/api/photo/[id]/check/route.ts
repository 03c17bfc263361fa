import * as service from "@/lib/photos/check-service";
import * as contract from "@/lib/photos/contract";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const GET = serve(contract.getPhotoCheck, service.getPhotoCheck);
