import * as contract from "@/lib/images/photos/contract";
import * as service from "@/lib/images/photos/service";
import { serve } from "@/lib/server/http/serve";

export * from "@/lib/server/http/unserved-methods";
export const POST = serve(contract.uploadPhoto, service.uploadPhoto);
