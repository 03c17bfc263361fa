import * as z from "zod/mini";
import { ImageSize } from "@/lib/images/photos/schema";
import { endpoint } from "@/lib/platform/http/contract";
import { MadeShare, NewShare, Share, SharedResult } from "./schema";

export const listShares = endpoint("GET /api/client/[id]/shares", "trainer", { reply: z.array(Share) });
export const createShare = endpoint("POST /api/client/[id]/shares", "trainer", {
  body: NewShare,
  reply: MadeShare,
  status: 201,
  refusals: ["conflict", "rate_limited"],
});
/** Closes the link; `restoreShare` undoes it. */
export const revokeShare = endpoint("DELETE /api/client/[id]/shares/[shareId]", "trainer", { reply: Share });
export const restoreShare = endpoint("POST /api/client/[id]/shares/[shareId]/restore", "trainer", {
  reply: Share,
  refusals: ["conflict"],
});

export const getSharedResult = endpoint("GET /api/share/[token]", "public", {
  reply: SharedResult,
  refusals: ["rate_limited"],
});

export const getSharedImage = endpoint("GET /api/share/[token]/image/[imageId]", "public", {
  query: ImageSize,
  reply: "file",
  refusals: ["rate_limited"],
});

export const getSharedLogo = endpoint("GET /api/share/[token]/logo", "public", {
  reply: "file",
  refusals: ["rate_limited"],
});
