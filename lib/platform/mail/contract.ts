import { Done, endpoint } from "@/lib/platform/http/contract";

const stop = {
  access: "public",
  path: "/api/mails/[token]/stop",
  reply: Done,
  refusals: ["rate_limited"],
} as const;

/** Also called by the unsubscribe button of mail programs (RFC 8058), so any body is accepted. */
export const stopMails = endpoint({ ...stop, method: "POST" });

export const allowMails = endpoint({ ...stop, method: "DELETE" });
