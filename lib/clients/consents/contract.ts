import { endpoint } from "@/lib/platform/http/contract";
import { ClientPrivacy, ConsentParams } from "./schema";

const one = {
  path: "/api/client/[id]/consents/[kind]",
  access: "trainer",
  params: ConsentParams,
  reply: ClientPrivacy,
} as const;

export const getPrivacy = endpoint({
  method: "GET",
  path: "/api/client/[id]/consents",
  access: "trainer",
  reply: ClientPrivacy,
});

export const giveConsent = endpoint({ ...one, method: "POST" });

/** Withdraws a consent, and permanently deletes everything that depends on it. */
export const withdrawConsent = endpoint({ ...one, method: "DELETE", refusals: ["conflict"] });
