/**
 * Whether an `If-Match` header names a version. A proxy that compresses replies turns their ETags into weak ones,
 * and a browser sends them back so.
 */
export function namesVersion(ifMatch: string, version: number): boolean {
  const tags = ifMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes("*") || tags.includes(`"${version}"`);
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A cookie of this site as `document.cookie` takes it: kept for a year, or ended where the value is null. */
export const deviceCookie = (name: string, value: string | null): string =>
  `${name}=${value ?? ""};path=/;max-age=${value === null ? 0 : YEAR_SECONDS};samesite=lax`;
