export const CONSENT_KINDS = ["photos", "ai", "sharing"] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

export const WITHDRAWN: Record<ConsentKind, string> = {
  photos: "The client withdrew consent to photos. Record it again under Privacy first.",
  ai: "The client withdrew consent to AI images. Record it again under Privacy first.",
  sharing: "The client withdrew consent to sharing. Record it again under Privacy first.",
};

/** The version of the consent text on check-in pages. A client who agreed to another version is asked again. */
export const CHECK_IN_CONSENT_VERSION = "2";

/** The same of intake pages. */
export const INTAKE_CONSENT_VERSION = "1";
