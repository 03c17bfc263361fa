import { Done, endpoint } from "@/lib/platform/http/contract";

const stop = { reply: Done, refusals: ["rate_limited"] } as const;

/** Also called by the unsubscribe button of mail programs (RFC 8058), so any body is accepted. */
export const stopMails = endpoint("POST /api/mails/[token]/stop", "public", stop);

export const allowMails = endpoint("DELETE /api/mails/[token]/stop", "public", stop);
