import * as contract from "@/lib/photos/contract";
import * as service from "@/lib/photos/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const POST = serve(contract.uploadPhoto, service.uploadPhoto);
