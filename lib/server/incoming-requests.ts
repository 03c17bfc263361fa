import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { API_POLICY, ASKED_FOR, NONCE } from "./page-headers";

/** Removed first, because requests that skip the middleware, such as assets, could bring their own. */
const INTERNAL_HEADERS = [ASKED_FOR, NONCE, "content-security-policy", "content-security-policy-report-only"];

/** The methods that Next supports. It crashes on others, such as TRACE. */
const METHODS = ["DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"];

// Next loads modules once per bundle; the process needs one hook.
const shared = globalThis as typeof globalThis & { formcastRemovesForgedHeaders?: boolean };

/** Removes our internal headers from every request, and refuses unsupported methods. */
export function removeForgedHeaders(): void {
  if (shared.formcastRemovesForgedHeaders) return;
  shared.formcastRemovesForgedHeaders = true;
  runBeforeNext(({ headers, method = "" }, response) => {
    for (const name of INTERNAL_HEADERS) delete headers[name];
    // For replies that Next sends before it reads its configuration, such as a redirect of a trailing slash.
    response.setHeader("content-security-policy", API_POLICY);
    response.setHeader("x-content-type-options", "nosniff");
    if (METHODS.includes(method)) return false;
    response.writeHead(405, {
      allow: METHODS.join(", "),
      "cache-control": "private, no-store",
      "content-type": "application/json",
    });
    response.end(JSON.stringify({ message: `Method ${method} is not supported.` }));
    return true;
  });
}

/** Runs before Next handles a request, and may change it; true when it has sent the response. */
type RequestHook = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Next hides its HTTP server, but Node publishes each server with its first request. */
function runBeforeNext(hook: RequestHook): void {
  const known = new WeakSet<Server>();
  subscribe("http.server.request.start", (message) => {
    const { server } = message as { server: Server };
    if (known.has(server)) return;
    known.add(server);
    const others = server.listeners("request");
    server.removeAllListeners("request");
    server.on("request", (request, response) => {
      if (hook(request, response)) return;
      for (const listener of others) Reflect.apply(listener, server, [request, response]);
    });
  });
}
