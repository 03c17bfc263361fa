import { BlockList, isIP } from "node:net";
import { currentRequest } from "@/lib/platform/kernel/current-request";

/** How many proxies there are, or their addresses and networks. */
export type TrustedProxies = number | readonly string[];

/** For callers without a known IP address. */
const UNKNOWN = "local";

/** Where a proxy of our own is when only the number of proxies is known; nobody reaches us from there over the internet. */
const PRIVATE = networksOf([
  ...["127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "100.64.0.0/10"],
  ...["::1", "fc00::/7", "fe80::/10"],
]);

/** For rate limits. IPv6 is cut to its /64, because one host owns all of it. */
export function callerAddress(headers: Headers, trusted: TrustedProxies): string {
  const peer = bare(currentRequest()?.peer ?? "");
  const named = headers.get("x-forwarded-for") || headers.get("x-real-ip") || "";
  const forwarded = named.split(",").map((entry) => bare(entry.trim()));
  const address =
    typeof trusted === "number" ? behind(trusted, forwarded, peer) : beyond(trusted, forwarded, peer);
  if (isIP(address) === 0) return UNKNOWN;
  return isIP(address) === 6 ? prefix64(address) : address;
}

/** Each proxy adds one entry at the end. A caller who comes past the proxies could write entries, so they count for nothing. */
function behind(count: number, forwarded: readonly string[], peer: string): string {
  const cameByProxy = count > 0 && (peer === "" || contains(PRIVATE, peer));
  return (cameByProxy && (forwarded.at(-count) ?? forwarded[0])) || peer;
}

/** From our end of the chain, the first address that is none of the proxies. */
function beyond(proxies: readonly string[], forwarded: readonly string[], peer: string): string {
  const ours = networksOf(proxies);
  return [...forwarded, peer].findLast((address) => !contains(ours, address)) ?? peer;
}

function networksOf(entries: readonly string[]): BlockList {
  const networks = new BlockList();
  for (const entry of entries) {
    const [address = "", bits] = entry.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    networks.addSubnet(address, bits ? Number(bits) : family === "ipv6" ? 128 : 32, family);
  }
  return networks;
}

const contains = (networks: BlockList, address: string): boolean =>
  isIP(address) !== 0 && networks.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

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
