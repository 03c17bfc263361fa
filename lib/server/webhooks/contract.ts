import { endpoint } from "@/lib/platform/http/contract";
import { Receipt, SignatureHeaders } from "./schema";

/** The body contains a whole prediction with its source photo. */
const MAX_BYTES = 2 * 1024 * 1024;

export const receiveReplicate = endpoint("POST /api/webhooks/replicate", "public", {
  headers: SignatureHeaders,
  raw: true,
  maxBytes: MAX_BYTES,
  reply: Receipt,
  refusals: ["invalid", "unauthenticated"],
});
