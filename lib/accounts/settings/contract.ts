import { Message, Trainer } from "@/lib/accounts/sign-in/schema";
import { endpoint } from "@/lib/platform/http/contract";
import { AccountSettings, EmailChange, EmailConfirmation } from "./schema";

export const changeSettings = endpoint("PATCH /api/account/settings", "trainer", {
  body: AccountSettings,
  reply: Trainer,
});

/** Mails a link to the new address and a notice to the current one. The address changes when the link is opened. */
export const changeEmail = endpoint("POST /api/account/email", "trainer", {
  body: EmailChange,
  reply: Message,
  refusals: ["conflict", "rate_limited"],
});

/** Sets the new address with the token from the mail. The caller can be signed out. */
export const confirmEmail = endpoint("POST /api/account/email/confirmation", "public", {
  body: EmailConfirmation,
  reply: Message,
  refusals: ["conflict", "rate_limited"],
});
