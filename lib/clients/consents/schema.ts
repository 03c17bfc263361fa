import * as z from "zod/mini";
import { CONSENT_KINDS } from "@/lib/images/consents/kinds";

export const ConsentKind = z.enum(CONSENT_KINDS);

export const Consent = z.object({
  kind: ConsentKind,
  /** `unasked`: nothing is recorded; the first action that needs the consent records it. */
  state: z.enum(["unasked", "given", "withdrawn"]),
  givenAt: z.nullable(z.iso.datetime()),
  withdrawnAt: z.nullable(z.iso.datetime()),
  /** The name of the trainer who recorded it. */
  recordedBy: z.nullable(z.string()),
});
export type Consent = z.infer<typeof Consent>;

/** Stored data that needs a consent; `links` counts links that still work. */
export const Kept = z.object({
  photos: z.int(),
  images: z.int(),
  links: z.int(),
});
export type Kept = z.infer<typeof Kept>;

export const ClientPrivacy = z.object({ consents: z.array(Consent), kept: Kept });
export type ClientPrivacy = z.infer<typeof ClientPrivacy>;

export const ConsentParams = z.object({ id: z.string(), kind: ConsentKind });
export type ConsentParams = z.infer<typeof ConsentParams>;
