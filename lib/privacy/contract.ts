import { endpoint } from "@/lib/http/contract";
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

/** Records that the client agrees, today; it may be sent again. */
export const giveConsent = endpoint({ ...one, method: "POST" });

/** Withdraws it, and deletes what stood on it, for good. */
export const withdrawConsent = endpoint({ ...one, method: "DELETE", refusals: ["conflict"] });
