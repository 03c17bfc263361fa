import { createHash } from "node:crypto";
import { uuidText } from "./uuid";

/** A UUID v5 (RFC 9562): the same name always has the same id. @param namespace a UUID */
export function uuidv5(namespace: string, name: string): string {
  const hash = createHash("sha1")
    .update(Buffer.from(namespace.replaceAll("-", ""), "hex"))
    .update(name);
  const bytes = hash.digest().subarray(0, 16);
  bytes.writeUInt8(0x50 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return uuidText(bytes.toString("hex"));
}
