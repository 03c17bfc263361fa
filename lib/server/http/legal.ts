import "server-only";
import { env } from "@/lib/platform/kernel/env";

export function legalAddresses() {
  const { TERMS_URL, PRIVACY_URL } = env();
  return { terms: TERMS_URL ?? "/terms", privacy: PRIVACY_URL ?? "/privacy" };
}

export const registration = () => env().REGISTRATION;

export function processors() {
  const { IMAGE_ENGINE, BLOB_READ_WRITE_TOKEN, S3_ENDPOINT } = env();
  return {
    images: IMAGE_ENGINE === "replicate" ? ("replicate" as const) : ("own server" as const),
    pictures: BLOB_READ_WRITE_TOKEN
      ? ("Vercel Blob" as const)
      : S3_ENDPOINT
        ? ("bucket" as const)
        : ("own server" as const),
  };
}
