/** What a client is asked about: being photographed, images made by AI, being shown under a link. */
export const CONSENT_KINDS = ["photos", "ai", "sharing"] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** Why something is refused, and what would help. */
export const WITHDRAWN: Record<ConsentKind, string> = {
  photos: "The client withdrew the consent to photos. Record it again under Privacy first.",
  ai: "The client withdrew the consent to AI images. Record it again under Privacy first.",
  sharing: "The client withdrew the consent to sharing. Record it again under Privacy first.",
};
