import { serve } from "@/lib/server/http/serve";
import * as contract from "@/lib/sharing/links/contract";
import * as service from "@/lib/sharing/links/public-service";

export * from "@/lib/server/http/unserved-methods";
export const GET = serve(contract.getSharedImage, service.getSharedImage);
