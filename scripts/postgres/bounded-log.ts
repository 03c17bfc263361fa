import { copyFile, rename, stat, truncate } from "node:fs/promises";

const MAX_BYTES = 5 * 1024 * 1024;
const EVERY_MS = 10_000;

const earlier = (file: string) => `${file}.1`;

export async function rotateLog(file: string): Promise<void> {
  await rename(file, earlier(file)).catch(() => {});
}

/** At 5 MiB the file is copied to FILE.1 and emptied. @returns a function that stops it */
export function boundLog(file: string, { maxBytes = MAX_BYTES, everyMs = EVERY_MS } = {}): () => void {
  const look = async () => {
    const { size } = await stat(file);
    if (size <= maxBytes) return;
    // On a full disk the copy fails, but the log must shrink anyway.
    await copyFile(file, earlier(file)).catch(() => {});
    await truncate(file);
  };
  const timer = setInterval(() => void look().catch(() => {}), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
