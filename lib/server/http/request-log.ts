import "server-only";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { requestStore } from "@/lib/platform/kernel/current-request";
import { log } from "@/lib/platform/kernel/log";
import { type RoutesManifest, routePatterns } from "./route-pattern";

/** The code that nginx made usual for a caller who left before the answer. */
const CALLER_LEFT = 499;

const MANIFEST = "routes-manifest.json";
const CHANNEL = "http.server.request.start";

/**
 * Gives each request of this process an id, and writes one line when it is over: pages, redirects, files and API alike.
 * It only listens to what Node publishes of its HTTP servers, so it works for every server that Next is started with.
 * @returns a function that ends it
 */
export function observeRequests(manifest: RoutesManifest | null = readManifest()): () => void {
  const patternOf = manifest ? routePatterns(manifest) : (pathname: string) => pathname;
  const observe = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const started = performance.now();
    const requestId = requestIdOf(request.headers["x-vercel-id"]);
    response.setHeader("x-request-id", requestId);
    // Next rewrites the address while it answers.
    const { method, url = "/" } = request;
    requestStore().enterWith({ id: requestId, peer: request.socket.remoteAddress });
    response.once("close", () => {
      const status = response.headersSent ? response.statusCode : CALLER_LEFT;
      const route = patternOf(url.split("?", 1)[0] ?? url, status);
      const ms = Math.round(performance.now() - started);
      log(route === "file" ? "debug" : "info", "request", { requestId, method, route, status, ms });
    });
  };
  subscribe(CHANNEL, observe);
  return () => void unsubscribe(CHANNEL, observe);
}

/** The host's request id if it has a valid format, because it goes into the log and the response. */
export function requestIdOf(given: unknown): string {
  return typeof given === "string" && /^[\w:-]{1,100}$/.test(given) ? given : crypto.randomUUID();
}

/** Null in development, where the routes are not known in advance and paths hold no strangers' data. */
function readManifest(): RoutesManifest | null {
  const folder = [".next-served", ".next"].find((name) => existsSync(`${name}/${MANIFEST}`));
  return folder ? JSON.parse(readFileSync(`${folder}/${MANIFEST}`, "utf8")) : null;
}
