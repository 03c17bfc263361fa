import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { requestFor } from "@/lib/platform/http/call";
import type { Endpoint } from "@/lib/platform/http/contract";

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

export type Sent = {
  method: string;
  path: string;
  headers?: Record<string, string | undefined>;
  body?: string | Uint8Array;
  /** A Content-Length without a body. */
  announced?: number;
};

export type Arguments = { params?: object; query?: object; headers?: object; body?: unknown };

const agent = new Agent({ keepAlive: true, maxSockets: 12 });

/** Sends requests that `fetch` does not allow: any method, header and length. */
export function send(base: string, { method, path, headers = {}, body, announced }: Sent): Promise<Answer> {
  const length = announced ?? (body === undefined ? undefined : Buffer.byteLength(body));
  const all = { ...headers, ...(length !== undefined && { "content-length": String(length) }) };
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const asked = request({
      ...{ hostname, port, method, path, agent: announced ? undefined : agent },
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
    });
    asked.on("error", reject);
    asked.on("response", async (response) => {
      const pieces: Buffer[] = [];
      try {
        for await (const piece of response) pieces.push(piece);
      } catch (error) {
        reject(error);
      }
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        text: Buffer.concat(pieces).toString(),
      });
      if (announced) asked.destroy();
    });
    if (announced) asked.flushHeaders();
    else asked.end(body);
  });
}

/** A request like that of the app's own client. */
export async function requestOf(spec: Endpoint, args: Arguments, cookie?: string): Promise<Sent> {
  const { url, init } = requestFor(spec, args as never);
  const { method, headers, body } = init;
  const prepared = new Request(new URL(url, "http://localhost"), { method, headers, body });
  return {
    method: spec.method,
    path: url,
    headers: { "sec-fetch-site": "same-origin", cookie, ...Object.fromEntries(prepared.headers) },
    ...(body && { body: new Uint8Array(await prepared.arrayBuffer()) }),
  };
}

/** The same request with changes; an undefined header is removed. */
export const changed = (sent: Sent, change: Partial<Sent>): Sent => ({
  ...sent,
  ...change,
  headers: { ...sent.headers, ...change.headers },
});
