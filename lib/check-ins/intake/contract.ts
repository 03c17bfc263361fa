import * as z from "zod/mini";
import { PHOTO_ASSET } from "@/lib/images/photos/asset";
import { PhotoUpload } from "@/lib/images/photos/schema";
import { Done, endpoint } from "@/lib/platform/http/contract";
import { IdempotencyHeader } from "@/lib/platform/idempotency/schema";
import { Acceptance, IntakeLink, IntakePage, NewIntake, NewIntakeLink } from "./schema";

export const getIntakePage = endpoint("GET /api/intake/[token]", "public", {
  refusals: ["rate_limited"],
  reply: IntakePage,
});

export const uploadIntakePhoto = endpoint("POST /api/intake/[token]/photo", "public", {
  refusals: ["rate_limited"],
  form: true,
  maxBytes: PHOTO_ASSET.maxBytes + 16 * 1024,
  body: PhotoUpload,
  reply: z.object({ photoId: z.string() }),
  status: 201,
});

export const sendIntake = endpoint("POST /api/intake/[token]", "public", {
  headers: IdempotencyHeader,
  body: NewIntake,
  reply: IntakePage,
  status: 201,
  refusals: ["rate_limited", "conflict", "key_reused"],
});

/** Deletes what was sent, and closes the link. */
export const takeBackIntake = endpoint("DELETE /api/intake/[token]", "public", {
  refusals: ["rate_limited"],
  reply: Done,
});

export const makeIntakeLink = endpoint("POST /api/intakes", "trainer", {
  body: NewIntakeLink,
  reply: IntakeLink,
  status: 201,
  refusals: ["rate_limited"],
});

/** Deletes the answers and photos of an intake, sent or not, and closes its link. */
export const declineIntake = endpoint("DELETE /api/intakes/[id]", "trainer", { reply: Done });

/** Makes the client. */
export const acceptIntake = endpoint("POST /api/intakes/[id]/accept", "trainer", {
  body: Acceptance,
  reply: z.object({ clientId: z.string() }),
  refusals: ["conflict"],
});
