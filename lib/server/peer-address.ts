import { randomUUID } from "node:crypto";
import { lookFirst } from "./arrivals";

const HEADER = "x-formcast-peer";

// Next loads modules anew for each bundle; the process keeps one seal for all of them.
const shared = globalThis as typeof globalThis & { formcastPeerSeal?: string };

/**
 * Next's handlers never see the socket. From now on every request that this process receives carries the address
 * of its other end in a header of our own, overwritten whatever the caller sent.
 */
export function stampPeerAddresses(): void {
  if (shared.formcastPeerSeal) return;
  const seal = randomUUID();
  shared.formcastPeerSeal = seal;
  lookFirst(({ headers, socket }) => {
    headers[HEADER] = `${seal} ${socket.remoteAddress ?? ""}`;
    return false;
  });
}

/** The address that `stampPeerAddresses` wrote, or null. The seal tells it from a header that a caller made up. */
export function peerAddress(headers: Headers): string | null {
  const [seal, address] = headers.get(HEADER)?.split(" ") ?? [];
  return seal && seal === shared.formcastPeerSeal ? address || null : null;
}
