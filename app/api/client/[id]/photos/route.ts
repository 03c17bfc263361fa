import * as contract from "@/lib/clients/contract";
import { savePhotos } from "@/lib/clients/photo-service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const POST = serve(contract.savePhotos, savePhotos);
