import { isIP } from "node:net";
import { peerAddress } from "./arrivals";

/** For callers whose address is not known. */
const UNKNOWN = "local";

/**
 * The caller's network address for rate limits: the socket's other end, or behind a trusted proxy what that proxy
 * saw, which it appends to `X-Forwarded-For`. An IPv6 host owns a whole /64, so only that part is kept.
 */
export function callerAddress(headers: Headers, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() || headers.get("x-real-ip")
    : null;
  const address = bare(forwarded ?? peerAddress(headers) ?? UNKNOWN);
  if (isIP(address) === 0) return UNKNOWN;
  return isIP(address) === 6 ? prefix64(address) : address;
}

/** Without the port, the brackets and the zone that some proxies add; IPv4 in IPv6 clothing is IPv4. */
function bare(address: string): string {
  const withoutPort = address.replace(/^\[([^\]]+)\](:\d+)?$/, "$1").replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1");
  return withoutPort.replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.)/i, "");
}

function prefix64(address: string): string {
  const [head = "", tail = ""] = address.toLowerCase().split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const missing = address.includes("::") ? Math.max(0, 8 - left.length - right.length) : 0;
  const groups = [...left, ...Array<string>(missing).fill("0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
