import { copyFile, rename, stat, truncate } from "node:fs/promises";

const MAX_BYTES = 5 * 1024 * 1024;
const EVERY_MS = 10_000;

const earlier = (file: string) => `${file}.1`;

/** Sets the log of the last run aside, in place of the one before. */
export async function setLogAside(file: string): Promise<void> {
  await rename(file, earlier(file)).catch(() => {});
}

/**
 * Keeps a log that its writer appends to from growing for ever: at 5 MiB it is set aside and begins anew.
 * @returns ends the watch
 */
export function boundLog(file: string, { mostBytes = MAX_BYTES, everyMs = EVERY_MS } = {}): () => void {
  const look = async () => {
    const { size } = await stat(file);
    if (size <= mostBytes) return;
    // Where the disk has no room for the copy, there is none for the log either.
    await copyFile(file, earlier(file)).catch(() => {});
    await truncate(file);
  };
  const timer = setInterval(() => void look().catch(() => {}), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
