import * as z from "zod/mini";
import { Done, endpoint } from "@/lib/platform/http/contract";
import { AccountDeletion, AccountImpact, DeletedClient, DeletedTrainer, JsonContent } from "./schema";

/** The trainer can be restored for 30 days, and is visible only in the list of deleted trainers. */
export const deleteTrainer = endpoint("DELETE /api/admin/trainer/[id]", "admin", {
  reply: Done,
  headers: JsonContent,
  refusals: ["conflict"],
});

/** The client can be restored for 30 days, and is visible only in the list of deleted clients. */
export const deleteAnyClient = endpoint("DELETE /api/admin/client/[id]", "admin", {
  reply: Done,
  headers: JsonContent,
});

export const listDeletedTrainers = endpoint("GET /api/admin/deleted", "admin", {
  reply: z.array(DeletedTrainer),
});

export const restoreTrainer = endpoint("POST /api/admin/deleted/[id]/restore", "admin", { reply: Done });

export const purgeTrainer = endpoint("DELETE /api/admin/deleted/[id]", "admin", { reply: Done });

export const listDeletedClients = endpoint("GET /api/admin/deleted/clients", "admin", {
  reply: z.array(DeletedClient),
});

export const restoreClient = endpoint("POST /api/admin/deleted/clients/[id]/restore", "admin", {
  reply: Done,
  refusals: ["conflict"],
});

export const purgeClient = endpoint("DELETE /api/admin/deleted/clients/[id]", "admin", { reply: Done });

export const getAccountImpact = endpoint("GET /api/account/deletion", "trainer", { reply: AccountImpact });

export const deleteAccount = endpoint("POST /api/account/deletion", "trainer", {
  body: AccountDeletion,
  reply: Done,
  refusals: ["conflict", "rate_limited"],
});
