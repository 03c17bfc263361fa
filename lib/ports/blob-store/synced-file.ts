import { open } from "node:fs/promises";

/** Writes a file for this user alone and brings its bytes to the disk. Its name lasts once the folder is there too. */
export async function writeSynced(file: string, content: Uint8Array | string): Promise<void> {
  const handle = await open(file, "w", 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
