import { Message, Trainer } from "@/lib/accounts/sign-in/schema";
import { endpoint } from "@/lib/platform/http/contract";
import { AccountSettings, EmailChange, EmailConfirmation } from "./schema";

export const changeSettings = endpoint({
  method: "PATCH",
  path: "/api/account/settings",
  access: "trainer",
  body: AccountSettings,
  reply: Trainer,
});

const email = { method: "POST", path: "/api/account/email" } as const;

/** Mails a link to the new address and a notice to the current one. The address changes when the link is opened. */
export const changeEmail = endpoint({
  ...email,
  access: "trainer",
  body: EmailChange,
  reply: Message,
  refusals: ["conflict", "rate_limited"],
});

/** Sets the new address with the token from the mail. The caller can be signed out. */
export const confirmEmail = endpoint({
  ...email,
  path: "/api/account/email/confirmation",
  access: "public",
  body: EmailConfirmation,
  reply: Message,
  refusals: ["conflict", "rate_limited"],
});
