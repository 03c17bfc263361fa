import { z } from "zod";

const MAX_BYTES = 20 * 1024 * 1024;
const TIMEOUT_MS = 20_000;
const DELIVERY_HOST = /(^|\.)replicate\.delivery$/;

const Output = z.union([z.url(), z.array(z.url()).min(1)]).transform((value) => [value].flat()[0]);

/** `unusable` is final; `away` may pass. */
export type Download = { bytes: Uint8Array } | { trouble: "unusable" | "away" };

/** Only from Replicate's hosts over https, no redirects, at most 20 MB. Replicate deletes it after an hour. */
export async function download(output: unknown, testOrigin: string | null): Promise<Download> {
  const address = Output.safeParse(output).data;
  if (!address || !isAllowed(new URL(address), testOrigin)) return { trouble: "unusable" };
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(address, { redirect: "manual", cache: "no-store", signal });
    if (response.status >= 500 || response.status === 429) return { trouble: "away" };
    if (!response.ok) return { trouble: "unusable" };
    const bytes = await readCapped(response);
    return bytes ? { bytes } : { trouble: "unusable" };
  } catch {
    return { trouble: "away" };
  }
}

function isAllowed({ protocol, hostname, origin, port, username }: URL, testOrigin: string | null): boolean {
  if (origin === testOrigin) return true;
  return protocol === "https:" && port === "" && username === "" && DELIVERY_HOST.test(hostname);
}

/** Counts the bytes while it reads, because `Content-Length` may be wrong. Null above the limit. */
async function readCapped(response: Response): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
