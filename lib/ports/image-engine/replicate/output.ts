import sharp from "sharp";
import { z } from "zod";
import { provenanceXmp } from "@/lib/engine/raster/provenance";

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

const FORMATS = new Set(["jpeg", "png", "webp"]);
const MAX_PIXELS = 50e6;
const JPEG_QUALITY = 88;
const XMP = provenanceXmp("trainedAlgorithmicMedia");

/** Models round the aspect ratio. A larger deviation means another framing. */
const MAX_DEVIATION = 0.15;

/** Null if the bytes are damaged or have another aspect ratio. The only metadata is the provenance. */
export async function toPicture(
  bytes: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<Uint8Array | null> {
  const image = () => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" });
  try {
    const { format, autoOrient } = await image().metadata();
    const deviation = autoOrient.width / autoOrient.height / (width / height) - 1;
    if (!FORMATS.has(format) || Math.abs(deviation) > MAX_DEVIATION) return null;
    return await image()
      .autoOrient()
      .flatten({ background: "#808080" })
      .resize({ width, height, fit: "cover" })
      .toColourspace("srgb")
      .withXmp(XMP)
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer();
  } catch {
    return null;
  }
}
