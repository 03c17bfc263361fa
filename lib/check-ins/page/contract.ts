import * as z from "zod/mini";
import { UNITS } from "@/lib/body/units";
import { PHOTO_ASSET } from "@/lib/images/photos/asset";
import { ImageSize, PhotoUpload } from "@/lib/images/photos/schema";
import { Done, endpoint } from "@/lib/platform/http/contract";
import { IdempotencyHeader } from "@/lib/platform/idempotency/schema";
import { CheckInPage, NewCheckIn, NewReport, TimeZone } from "./schema";

const path = "/api/check-in/[token]";
const link = { access: "public", refusals: ["rate_limited"] } as const;

export const getCheckInPage = endpoint({ ...link, method: "GET", path, reply: CheckInPage });

export const enterCode = endpoint({
  ...link,
  method: "POST",
  path: `${path}/code`,
  body: z.object({ code: z.string().check(z.maxLength(20)) }),
  reply: CheckInPage,
});

/** The browser forgets the code. */
export const closeHere = endpoint({ ...link, method: "DELETE", path: `${path}/code`, reply: CheckInPage });

export const giveConsent = endpoint({
  ...link,
  method: "POST",
  path: `${path}/consent`,
  body: z.object({
    version: z.string(),
    adult: z.literal(true),
    photos: z.boolean(),
    timeZone: z.optional(TimeZone),
  }),
  reply: CheckInPage,
});

export const chooseUnits = endpoint({
  ...link,
  method: "POST",
  path: `${path}/units`,
  body: z.object({ units: z.enum(UNITS) }),
  reply: CheckInPage,
});

/** Deletes what the client has sent, and closes the link. */
export const withdrawConsent = endpoint({ ...link, method: "DELETE", path: `${path}/consent`, reply: Done });

export const uploadCheckInPhoto = endpoint({
  ...link,
  method: "POST",
  path: `${path}/photo`,
  form: true,
  maxBytes: PHOTO_ASSET.maxBytes + 16 * 1024,
  body: PhotoUpload,
  reply: z.object({ photoId: z.string() }),
  status: 201,
});

export const getCheckInImage = endpoint({
  ...link,
  method: "GET",
  path: `${path}/image/[imageId]`,
  query: ImageSize,
  reply: "file",
});

export const getCheckInLogo = endpoint({ ...link, method: "GET", path: `${path}/logo`, reply: "file" });

export const sendCheckIn = endpoint({
  access: "public",
  method: "POST",
  path,
  headers: IdempotencyHeader,
  body: NewCheckIn,
  reply: CheckInPage,
  status: 201,
  refusals: ["rate_limited", "conflict", "key_reused"],
});

export const reportSets = endpoint({
  access: "public",
  method: "POST",
  path: `${path}/sets`,
  headers: IdempotencyHeader,
  body: NewReport,
  reply: CheckInPage,
  status: 201,
  refusals: ["rate_limited", "conflict", "key_reused"],
});

export const exportCheckIns = endpoint({ ...link, method: "GET", path: `${path}/export`, reply: "file" });

export const getCheckInManifest = endpoint({
  ...link,
  method: "GET",
  path: `${path}/manifest`,
  reply: "file",
});
