import type { Endpoint } from "@/lib/platform/http/contract";
import { AppError } from "@/lib/platform/kernel/errors";

const DEFAULT_MAX_BYTES = 64 * 1024;

/** @throws AppError `unsupported_media`, `too_large` or `invalid` */
export async function readBody(request: Request, spec: Endpoint): Promise<unknown> {
  const expected = spec.form ? "multipart/form-data" : "application/json";
  const contentType = request.headers.get("content-type") ?? "";
  if (contentType.split(";")[0]?.trim().toLowerCase() !== expected)
    throw new AppError("unsupported_media", `Send ${expected}.`);
  const bytes = await readCapped(request, spec.maxBytes ?? DEFAULT_MAX_BYTES);
  return spec.form ? readForm(bytes, contentType) : readJson(bytes);
}

export async function readText(request: Request, spec: Endpoint): Promise<string> {
  return new TextDecoder().decode(await readCapped(request, spec.maxBytes ?? DEFAULT_MAX_BYTES));
}

/** Next has no limit, so it counts bytes while reading and does not trust Content-Length. */
async function readCapped(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new AppError("too_large", `The request is larger than ${sizeText(maxBytes)}.`);
  if (Number(request.headers.get("content-length")) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    // A client that loses its network is not a server error, but only then is the fault the client's.
    throw request.signal.aborted ? new AppError("invalid", "The request was interrupted.") : error;
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** Rounds down, so that the overhead of a form does not appear in the message. */
function sizeText(bytes: number): string {
  const kilobytes = Math.floor(bytes / 1024);
  return kilobytes < 1024 ? `${kilobytes} KB` : `${Math.floor(kilobytes / 1024)} MB`;
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new AppError("invalid", "The request body is not JSON.");
  }
}

async function readForm(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<Record<string, unknown>> {
  const form = await new Response(bytes, { headers: { "content-type": contentType } })
    .formData()
    .catch(() => {
      throw new AppError("invalid", "The request body is not a form.");
    });
  const fields: Record<string, unknown> = {};
  for (const key of new Set(form.keys())) {
    const values = form.getAll(key);
    // A repeated field stays a list, which schemas of single values reject.
    fields[key] = values.length > 1 ? values : values[0];
  }
  return fields;
}
