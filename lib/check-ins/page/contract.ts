import * as z from "zod/mini";
import { UNITS } from "@/lib/body/units";
import { PHOTO_ASSET } from "@/lib/images/photos/asset";
import { ImageSize, PhotoUpload } from "@/lib/images/photos/schema";
import { Done, endpoint } from "@/lib/platform/http/contract";
import { IdempotencyHeader } from "@/lib/platform/idempotency/schema";
import { CheckInPage, NewCheckIn, NewReport, TimeZone } from "./schema";

export const getCheckInPage = endpoint("GET /api/check-in/[token]", "public", {
  refusals: ["rate_limited"],
  reply: CheckInPage,
});

export const enterCode = endpoint("POST /api/check-in/[token]/code", "public", {
  refusals: ["rate_limited"],
  body: z.object({ code: z.string().check(z.maxLength(20)) }),
  reply: CheckInPage,
});

/** The browser forgets the code. */
export const closeHere = endpoint("DELETE /api/check-in/[token]/code", "public", {
  refusals: ["rate_limited"],
  reply: CheckInPage,
});

export const giveConsent = endpoint("POST /api/check-in/[token]/consent", "public", {
  refusals: ["rate_limited"],
  body: z.object({
    version: z.string(),
    adult: z.literal(true),
    photos: z.boolean(),
    timeZone: z.optional(TimeZone),
  }),
  reply: CheckInPage,
});

export const chooseUnits = endpoint("POST /api/check-in/[token]/units", "public", {
  refusals: ["rate_limited"],
  body: z.object({ units: z.enum(UNITS) }),
  reply: CheckInPage,
});

/** Deletes what the client has sent, and closes the link. */
export const withdrawConsent = endpoint("DELETE /api/check-in/[token]/consent", "public", {
  refusals: ["rate_limited"],
  reply: Done,
});

export const uploadCheckInPhoto = endpoint("POST /api/check-in/[token]/photo", "public", {
  refusals: ["rate_limited"],
  form: true,
  maxBytes: PHOTO_ASSET.maxBytes + 16 * 1024,
  body: PhotoUpload,
  reply: z.object({ photoId: z.string() }),
  status: 201,
});

export const getCheckInImage = endpoint("GET /api/check-in/[token]/image/[imageId]", "public", {
  refusals: ["rate_limited"],
  query: ImageSize,
  reply: "file",
});

export const getCheckInLogo = endpoint("GET /api/check-in/[token]/logo", "public", {
  refusals: ["rate_limited"],
  reply: "file",
});

export const sendCheckIn = endpoint("POST /api/check-in/[token]", "public", {
  headers: IdempotencyHeader,
  body: NewCheckIn,
  reply: CheckInPage,
  status: 201,
  refusals: ["rate_limited", "conflict", "key_reused"],
});

export const reportSets = endpoint("POST /api/check-in/[token]/sets", "public", {
  headers: IdempotencyHeader,
  body: NewReport,
  reply: CheckInPage,
  status: 201,
  refusals: ["rate_limited", "conflict", "key_reused"],
});

export const exportCheckIns = endpoint("GET /api/check-in/[token]/export", "public", {
  refusals: ["rate_limited"],
  reply: "file",
});

export const getCheckInManifest = endpoint("GET /api/check-in/[token]/manifest", "public", {
  refusals: ["rate_limited"],
  reply: "file",
});
