import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/http/contract";
import { KnownAddress, ScaleReading } from "./schema";

/** Stores a weigh-in at once: the address is the client's own, and the trainer can correct or revoke. */
export const sendReading = endpoint({
  method: "POST",
  path: "/api/weigh-in/[token]",
  access: "public",
  body: ScaleReading,
  reply: z.object({ savedFor: z.iso.datetime() }),
  status: 201,
  refusals: ["rate_limited"],
});

const one = {
  path: "/api/client/[id]/weigh-in-address",
  access: "trainer",
  reply: KnownAddress,
} as const;

export const getAddress = endpoint({ ...one, method: "GET" });
/** A new address ends the one before. */
export const makeAddress = endpoint({ ...one, method: "POST", status: 201 });
export const revokeAddress = endpoint({ ...one, method: "DELETE" });
