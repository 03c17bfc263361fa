import { serve } from "@/lib/server/http/serve";
import * as contract from "@/lib/training/programmes/contract";
import * as service from "@/lib/training/programmes/copy-service";

export * from "@/lib/server/http/unserved-methods";
export const POST = serve(contract.previewCopies, service.previewCopies);
