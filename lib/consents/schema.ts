import * as z from "zod/mini";

/** What a client is asked about: being photographed, images made by AI, being shown under a link. */
export const CONSENT_KINDS = ["photos", "ai", "sharing"] as const;
export const ConsentKind = z.enum(CONSENT_KINDS);
export type ConsentKind = z.infer<typeof ConsentKind>;
