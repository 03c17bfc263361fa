import { serve } from "@/lib/http/serve";
import * as contract from "@/lib/photos/contract";
import * as service from "@/lib/photos/service";

export * from "@/lib/http/unserved-methods";
export const GET = serve(contract.getPhotoCheck, service.getPhotoCheck);
