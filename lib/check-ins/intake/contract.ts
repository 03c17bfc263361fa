import * as z from "zod/mini";
import { PHOTO_ASSET } from "@/lib/images/photos/asset";
import { PhotoUpload } from "@/lib/images/photos/schema";
import { Done, endpoint } from "@/lib/platform/http/contract";
import { IdempotencyHeader } from "@/lib/platform/idempotency/schema";
import { Acceptance, IntakeLink, IntakePage, NewIntake, NewIntakeLink } from "./schema";

const path = "/api/intake/[token]";
const link = { access: "public", refusals: ["rate_limited"] } as const;

export const getIntakePage = endpoint({ ...link, method: "GET", path, reply: IntakePage });

export const uploadIntakePhoto = endpoint({
  ...link,
  method: "POST",
  path: `${path}/photo`,
  form: true,
  maxBytes: PHOTO_ASSET.maxBytes + 16 * 1024,
  body: PhotoUpload,
  reply: z.object({ photoId: z.string() }),
  status: 201,
});

export const sendIntake = endpoint({
  access: "public",
  method: "POST",
  path,
  headers: IdempotencyHeader,
  body: NewIntake,
  reply: IntakePage,
  status: 201,
  refusals: ["rate_limited", "conflict", "key_reused"],
});

/** Deletes what was sent, and closes the link. */
export const takeBackIntake = endpoint({ ...link, method: "DELETE", path, reply: Done });

export const makeIntakeLink = endpoint({
  method: "POST",
  path: "/api/intakes",
  access: "trainer",
  body: NewIntakeLink,
  reply: IntakeLink,
  status: 201,
  refusals: ["rate_limited"],
});

/** Deletes the answers and photos of an intake, sent or not, and closes its link. */
export const declineIntake = endpoint({
  method: "DELETE",
  path: "/api/intakes/[id]",
  access: "trainer",
  reply: Done,
});

/** Makes the client. */
export const acceptIntake = endpoint({
  method: "POST",
  path: "/api/intakes/[id]/accept",
  access: "trainer",
  body: Acceptance,
  reply: z.object({ clientId: z.string() }),
  refusals: ["conflict"],
});
