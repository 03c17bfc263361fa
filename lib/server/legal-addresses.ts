import "server-only";
import { env } from "@/lib/env";

/** Where the operator's terms and privacy policy stand, as far as they have been named. */
export function legalAddresses() {
  const { TERMS_URL, PRIVACY_URL } = env();
  return { terms: TERMS_URL, privacy: PRIVACY_URL };
}
