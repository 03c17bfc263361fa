import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/http/contract";
import { KnownAddress, ScaleReading } from "./schema";

/** Stores a weigh-in at once: the address is the client's own, and the trainer can correct or revoke. */
export const sendReading = endpoint("POST /api/weigh-in/[token]", "public", {
  body: ScaleReading,
  reply: z.object({ savedFor: z.iso.datetime() }),
  status: 201,
  refusals: ["rate_limited"],
});

export const getAddress = endpoint("GET /api/client/[id]/weigh-in-address", "trainer", {
  reply: KnownAddress,
});
/** A new address ends the one before. */
export const makeAddress = endpoint("POST /api/client/[id]/weigh-in-address", "trainer", {
  reply: KnownAddress,
  status: 201,
});
export const revokeAddress = endpoint("DELETE /api/client/[id]/weigh-in-address", "trainer", {
  reply: KnownAddress,
});
