import { Deleted } from "@/lib/deletions/schema";
import { endpoint } from "@/lib/http/contract";
import { AccountDeletion, AccountImpact } from "./schema";

/** A ZIP archive: `account.json`, and a folder for each client with what the client's own archive holds. */
export const exportAccount = endpoint({
  method: "GET",
  path: "/api/account/export",
  access: "trainer",
  reply: "file",
});

const deletion = { path: "/api/account/deletion", access: "trainer" } as const;

/** What goes with the caller's own account. */
export const getAccountImpact = endpoint({ ...deletion, method: "GET", reply: AccountImpact });

/** Deletes it, at once and for good. */
export const deleteAccount = endpoint({ ...deletion, method: "POST", body: AccountDeletion, reply: Deleted });
