import { endpoint } from "@/lib/platform/http/contract";
import { ClientPrivacy, ConsentParams } from "./schema";

const one = { params: ConsentParams, reply: ClientPrivacy } as const;

export const getPrivacy = endpoint("GET /api/client/[id]/consents", "trainer", { reply: ClientPrivacy });

export const giveConsent = endpoint("POST /api/client/[id]/consents/[kind]", "trainer", one);

/** Withdraws a consent, and permanently deletes everything that depends on it. */
export const withdrawConsent = endpoint("DELETE /api/client/[id]/consents/[kind]", "trainer", {
  ...one,
  refusals: ["conflict"],
});
