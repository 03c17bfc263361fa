import { Trainer } from "@/lib/auth/schema";
import { CallersClock } from "@/lib/calendar/schema";
import { Deleted } from "@/lib/deletions/schema";
import { endpoint } from "@/lib/http/contract";
import { AccountDeletion, AccountImpact, AccountSettings } from "./schema";

/** A ZIP archive: `account.json`, and a folder for each client with what the client's own archive holds. */
export const exportAccount = endpoint({
  method: "GET",
  path: "/api/account/export",
  query: CallersClock,
  access: "trainer",
  reply: "file",
  refusals: ["rate_limited"],
});

export const changeSettings = endpoint({
  method: "PATCH",
  path: "/api/account/settings",
  access: "trainer",
  body: AccountSettings,
  reply: Trainer,
});

const deletion = { path: "/api/account/deletion", access: "trainer" } as const;

export const getAccountImpact = endpoint({ ...deletion, method: "GET", reply: AccountImpact });

export const deleteAccount = endpoint({
  ...deletion,
  method: "POST",
  body: AccountDeletion,
  reply: Deleted,
  refusals: ["conflict", "rate_limited"],
});
