import type { Download, FileReply } from "@/lib/platform/http/contract";

/** A private response: no shared cache stores it, and no browser runs it as a document. */
export async function fileResponse(file: FileReply | Download, request: Request): Promise<Response> {
  const headers = new Headers({
    "content-type": file.contentType,
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  });
  if (file.downloadName) headers.set("content-disposition", attachment(file.downloadName));
  if ("body" in file) return downloadResponse(file, headers);
  headers.set("cache-control", file.maxAge > 0 ? `private, max-age=${file.maxAge}` : "private, no-store");
  headers.set("etag", `"${file.etag}"`);
  if (matches(request.headers.get("if-none-match"), file.etag))
    return new Response(null, { status: 304, headers });
  const bytes = await file.read();
  headers.set("content-length", String(bytes.byteLength));
  return new Response(new Uint8Array(bytes), { headers });
}

function downloadResponse({ body }: Download, headers: Headers): Response {
  headers.set("cache-control", "private, no-store");
  if (body instanceof ReadableStream) return new Response(body, { headers });
  headers.set("content-length", String(body.byteLength));
  return new Response(new Uint8Array(body), { headers });
}

function matches(ifNoneMatch: string | null, etag: string): boolean {
  return (ifNoneMatch ?? "")
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""))
    .some((tag) => tag === "*" || tag === `"${etag}"`);
}

/** RFC 6266: an ASCII name for old clients and the real name, because headers are ASCII only. */
function attachment(name: string): string {
  const ascii = name
    .normalize("NFKD")
    .replace(/[^\x20-\x7e]/g, "_")
    .replace(/["\\/]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
