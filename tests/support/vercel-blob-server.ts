// Its undici has the dispatcher that is replaced below.
import "@vercel/blob";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** The key under which undici and Node's fetch share their dispatcher. */
const DISPATCHER = Symbol.for("undici.globalDispatcher.1");
type Dispatcher = { dispatch: (options: { origin?: string | URL }, handler: unknown) => boolean };

const STORE_ID = "teststore";
export const BLOB_TOKEN = `vercel_blob_rw_${STORE_ID}_secret`;
const PRIVATE_ORIGIN = `https://${STORE_ID}.private.blob.vercel-storage.com`;
const MOST_PER_PAGE = 2;

/**
 * A local Vercel Blob for its SDK: uploads, deletions and lists at the API's address, and private reads at the store's
 * host, which is redirected here. Lists have short pages, so that paging is always tested.
 */
export async function startVercelBlobServer() {
  const blobs = new Map<string, { bytes: Buffer; contentType: string }>();
  const seen: { url: string; access: string | undefined }[] = [];

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const restore = leadTo(origin);
  const apiUrl = process.env.VERCEL_BLOB_API_URL;
  process.env.VERCEL_BLOB_API_URL = `${origin}/api`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", origin);
    seen.push({ url: request.url ?? "/", access: header(request, "x-vercel-blob-access") });
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (request.headers.authorization !== `Bearer ${BLOB_TOKEN}`)
      return void json(403, { error: { code: "forbidden", message: "Access denied." } });
    if (!url.pathname.startsWith("/api")) {
      const blob = blobs.get(decodeURIComponent(url.pathname.slice(1)));
      if (!blob) return void response.writeHead(404).end();
      return void response.writeHead(200, { "content-type": blob.contentType }).end(blob.bytes);
    }
    if (request.method === "PUT") {
      const pathname = url.searchParams.get("pathname") ?? "";
      if (blobs.has(pathname) && header(request, "x-allow-overwrite") !== "1")
        return void json(400, { error: { code: "bad_request", message: "This blob already exists" } });
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const contentType = header(request, "x-content-type") ?? "application/octet-stream";
      blobs.set(pathname, { bytes: Buffer.concat(chunks), contentType });
      return void json(200, { ...about(pathname), contentType, contentDisposition: "", etag: "1" });
    }
    if (request.method === "POST") {
      const { urls } = JSON.parse(await text(request)) as { urls: string[] };
      for (const name of urls) blobs.delete(name);
      return void json(200, {});
    }
    return void json(200, page(url.searchParams));
  }

  function page(query: URLSearchParams) {
    const names = [...blobs.keys()].filter((name) => name.startsWith(query.get("prefix") ?? "")).sort();
    const from = Number(query.get("cursor") ?? 0);
    const to = from + Math.min(MOST_PER_PAGE, Number(query.get("limit") ?? MOST_PER_PAGE));
    const hasMore = to < names.length;
    return {
      blobs: names
        .slice(from, to)
        .map((name) => ({ ...about(name), size: 1, uploadedAt: new Date(0), etag: "1" })),
      hasMore,
      ...(hasMore && { cursor: String(to) }),
    };
  }

  return {
    /** Every request so far, with the access of an upload. */
    seen,
    async stop() {
      restore();
      if (apiUrl === undefined) delete process.env.VERCEL_BLOB_API_URL;
      else process.env.VERCEL_BLOB_API_URL = apiUrl;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const about = (pathname: string) => ({
  pathname,
  url: `${PRIVATE_ORIGIN}/${pathname}`,
  downloadUrl: `${PRIVATE_ORIGIN}/${pathname}?download=1`,
});

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** Redirects requests for the store's host to a local address. */
function leadTo(origin: string): () => void {
  const holder = globalThis as unknown as Record<symbol, Dispatcher>;
  const real = holder[DISPATCHER];
  if (!real) throw new Error("undici has not been loaded");
  holder[DISPATCHER] = {
    dispatch: (options, handler) =>
      real.dispatch(
        String(options.origin).startsWith(PRIVATE_ORIGIN) ? { ...options, origin } : options,
        handler,
      ),
  };
  return () => {
    holder[DISPATCHER] = real;
  };
}
