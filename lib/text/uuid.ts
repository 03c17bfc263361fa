const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Checks text from outside before it reaches a `uuid` column, which throws for anything else. */
export function isUuid(value: string): boolean {
  return UUID.test(value);
}

/** A UUID v7 (RFC 9562): 48 bits of milliseconds, then random bits, so that ids sort by creation time. */
export function uuidv7(now: Date): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const millis = BigInt(now.getTime());
  for (let i = 0; i < 6; i++) bytes[i] = Number((millis >> BigInt(8 * (5 - i))) & 0xffn);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return uuidText(Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(""));
}

/** With its hyphens. @param hex 32 digits */
export const uuidText = (hex: string): string =>
  hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
