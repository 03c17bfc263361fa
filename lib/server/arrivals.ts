import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { API_POLICY, ASKED_FOR, NONCE } from "./page-headers";

/** What the middleware tells the pages. A request that it does not see, such as one for an asset, could bring its own. */
const OURS = [ASKED_FOR, NONCE, "content-security-policy", "content-security-policy-report-only"];

/** The methods that Next has a word for. It fails over the others, TRACE among them. */
const METHODS = ["DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"];

// Next loads modules anew for each bundle; the process looks at a request once, and keeps one seal.
const shared = globalThis as typeof globalThis & {
  formcastRefusesForgeries?: boolean;
  formcastPeerSeal?: string;
};

/** Removes these headers from every request, and refuses methods that nothing here serves. */
export function refuseForgeries(): void {
  if (shared.formcastRefusesForgeries) return;
  shared.formcastRefusesForgeries = true;
  lookFirst(({ headers, method = "" }, response) => {
    for (const name of OURS) delete headers[name];
    // What Next answers before it looks at its configuration, such as a redirect to an address without its last slash.
    response.setHeader("content-security-policy", API_POLICY);
    response.setHeader("x-content-type-options", "nosniff");
    if (METHODS.includes(method)) return false;
    response.writeHead(405, {
      allow: METHODS.join(", "),
      "cache-control": "private, no-store",
      "content-type": "application/json",
    });
    response.end(JSON.stringify({ message: `Nothing here takes ${method}.` }));
    return true;
  });
}

const PEER_HEADER = "x-formcast-peer";

/**
 * Next's handlers never see the socket. From now on every request that this process receives carries the address
 * of its other end in a header of our own, overwritten whatever the caller sent.
 */
export function stampPeerAddresses(): void {
  if (shared.formcastPeerSeal) return;
  const seal = randomUUID();
  shared.formcastPeerSeal = seal;
  lookFirst(({ headers, socket }) => {
    headers[PEER_HEADER] = `${seal} ${socket.remoteAddress ?? ""}`;
    return false;
  });
}

/** The address that `stampPeerAddresses` wrote, or null. The seal tells it from a header that a caller made up. */
export function peerAddress(headers: Headers): string | null {
  const [seal, address] = headers.get(PEER_HEADER)?.split(" ") ?? [];
  return seal && seal === shared.formcastPeerSeal ? address || null : null;
}

/** Sees a request before Next does, and may change it; true when it has answered it. */
type Look = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Next makes its server where nobody else can reach it: Node tells of each server with its first request. */
function lookFirst(look: Look): void {
  const known = new WeakSet<Server>();
  subscribe("http.server.request.start", (message) => {
    const { server } = message as { server: Server };
    if (known.has(server)) return;
    known.add(server);
    const others = server.listeners("request");
    server.removeAllListeners("request");
    server.on("request", (request, response) => {
      if (look(request, response)) return;
      for (const listener of others) Reflect.apply(listener, server, [request, response]);
    });
  });
}
