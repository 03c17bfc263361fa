import * as admin from "@/lib/admin/contract";
import { changeRole } from "@/lib/admin/service";
import * as deletions from "@/lib/deletions/contract";
import { deleteTrainer } from "@/lib/deletions/service";
import { serve } from "@/lib/server/serve";

export * from "@/lib/server/unserved-methods";
export const PATCH = serve(admin.changeRole, changeRole);
export const DELETE = serve(deletions.deleteTrainer, deleteTrainer);
