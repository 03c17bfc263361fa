import * as z from "zod/mini";
import { endpoint } from "@/lib/http/contract";
import { Deleted, DeletedTrainer, JsonContent } from "./schema";

const remove = { method: "DELETE", access: "admin", reply: Deleted } as const;

/** The trainer can be restored for 30 days; until then only the list of the deleted shows them. */
export const deleteTrainer = endpoint({
  ...remove,
  path: "/api/admin/trainer/[id]",
  headers: JsonContent,
  refusals: ["conflict"],
});

/** At once and for good. */
export const deleteAnyClient = endpoint({ ...remove, path: "/api/admin/client/[id]", headers: JsonContent });

export const listDeletedTrainers = endpoint({
  method: "GET",
  path: "/api/admin/deleted",
  access: "admin",
  reply: z.array(DeletedTrainer),
});

export const restoreTrainer = endpoint({
  method: "POST",
  path: "/api/admin/deleted/[id]/restore",
  access: "admin",
  reply: Deleted,
});

/** Deletes a deleted trainer for good, before the 30 days are over. */
export const purgeTrainer = endpoint({ ...remove, path: "/api/admin/deleted/[id]" });
