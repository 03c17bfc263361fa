import * as service from "@/lib/images/photos/check-service";
import * as contract from "@/lib/images/photos/contract";
import { serve } from "@/lib/server/http/serve";

export * from "@/lib/server/http/unserved-methods";
export const GET = serve(contract.getPhotoFaces, service.getPhotoFaces);
export const PATCH = serve(contract.coverPhotoFaces, service.coverPhotoFaces);
