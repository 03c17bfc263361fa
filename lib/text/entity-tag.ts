/**
 * Whether an `If-Match` header names a version. A proxy that compresses replies turns their ETags into weak ones,
 * and a browser sends them back so.
 */
export function namesVersion(ifMatch: string, version: number): boolean {
  const tags = ifMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes("*") || tags.includes(`"${version}"`);
}
