import { isIP } from "node:net";
import { currentRequest } from "@/lib/kernel/current-request";

/** For callers without a known IP address. */
const UNKNOWN = "local";

/** For rate limits. IPv6 is cut to its /64, because one host owns all of it. */
export function callerAddress(headers: Headers, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() || headers.get("x-real-ip")
    : null;
  const address = bare(forwarded ?? currentRequest()?.peer ?? UNKNOWN);
  if (isIP(address) === 0) return UNKNOWN;
  return isIP(address) === 6 ? prefix64(address) : address;
}

/** Removes the port, brackets and zone that some proxies add, and maps IPv4-mapped IPv6 to IPv4. */
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
