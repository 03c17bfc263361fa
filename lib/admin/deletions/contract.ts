import * as z from "zod/mini";
import { Done, endpoint } from "@/lib/platform/http/contract";
import { AccountDeletion, AccountImpact, DeletedClient, DeletedTrainer, JsonContent } from "./schema";

const remove = { method: "DELETE", access: "admin", reply: Done } as const;

/** The trainer can be restored for 30 days, and is visible only in the list of deleted trainers. */
export const deleteTrainer = endpoint({
  ...remove,
  path: "/api/admin/trainer/[id]",
  headers: JsonContent,
  refusals: ["conflict"],
});

/** The client can be restored for 30 days, and is visible only in the list of deleted clients. */
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
  reply: Done,
});

export const purgeTrainer = endpoint({ ...remove, path: "/api/admin/deleted/[id]" });

export const listDeletedClients = endpoint({
  method: "GET",
  path: "/api/admin/deleted/clients",
  access: "admin",
  reply: z.array(DeletedClient),
});

export const restoreClient = endpoint({
  method: "POST",
  path: "/api/admin/deleted/clients/[id]/restore",
  access: "admin",
  reply: Done,
  refusals: ["conflict"],
});

export const purgeClient = endpoint({ ...remove, path: "/api/admin/deleted/clients/[id]" });

const deletion = { path: "/api/account/deletion", access: "trainer" } as const;

export const getAccountImpact = endpoint({ ...deletion, method: "GET", reply: AccountImpact });

export const deleteAccount = endpoint({
  ...deletion,
  method: "POST",
  body: AccountDeletion,
  reply: Done,
  refusals: ["conflict", "rate_limited"],
});
