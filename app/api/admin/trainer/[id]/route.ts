import * as admin from "@/lib/admin/console/contract";
import { changeRole } from "@/lib/admin/console/service";
import * as deletions from "@/lib/admin/deletions/contract";
import { deleteTrainer } from "@/lib/admin/deletions/service";
import { serve } from "@/lib/server/http/serve";

export * from "@/lib/server/http/unserved-methods";
export const PATCH = serve(admin.changeRole, changeRole);
export const DELETE = serve(deletions.deleteTrainer, deleteTrainer);
