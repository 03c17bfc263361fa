import * as z from "zod/mini";
import { ImageSize } from "@/lib/images/photos/schema";
import { endpoint } from "@/lib/platform/http/contract";
import { MadeShare, NewShare, Share, SharedResult } from "./schema";

const all = { path: "/api/client/[id]/shares", access: "trainer" } as const;
const one = { path: "/api/client/[id]/shares/[shareId]", access: "trainer", reply: Share } as const;

export const listShares = endpoint({ ...all, method: "GET", reply: z.array(Share) });
export const createShare = endpoint({
  ...all,
  method: "POST",
  body: NewShare,
  reply: MadeShare,
  status: 201,
  refusals: ["conflict", "rate_limited"],
});
/** Closes the link; `restoreShare` undoes it. */
export const revokeShare = endpoint({ ...one, method: "DELETE" });
export const restoreShare = endpoint({
  ...one,
  method: "POST",
  path: `${one.path}/restore`,
  refusals: ["conflict"],
});

export const getSharedResult = endpoint({
  method: "GET",
  path: "/api/share/[token]",
  access: "public",
  reply: SharedResult,
  refusals: ["rate_limited"],
});

export const getSharedImage = endpoint({
  method: "GET",
  path: "/api/share/[token]/image/[imageId]",
  access: "public",
  query: ImageSize,
  reply: "file",
  refusals: ["rate_limited"],
});

export const getSharedLogo = endpoint({
  method: "GET",
  path: "/api/share/[token]/logo",
  access: "public",
  reply: "file",
  refusals: ["rate_limited"],
});
