import path from "node:path";
import { createLocalDiskStore } from "./local-disk";
import type { BlobStore } from "./port";
import { createVercelBlobStore } from "./vercel-blob";

type Choice = { BLOB_READ_WRITE_TOKEN?: string | undefined; DATA_DIR: string };

/** What pictures leave free on a disk, in bytes: rows are small, and the database must never run out of room. */
const KEPT_FREE = 48 * 1024 * 1024;

/** The store that the configuration asks for: Vercel Blob with a token, else a folder. */
export function chosenBlobStore({ BLOB_READ_WRITE_TOKEN, DATA_DIR }: Choice): BlobStore {
  return BLOB_READ_WRITE_TOKEN
    ? createVercelBlobStore(BLOB_READ_WRITE_TOKEN)
    : createLocalDiskStore(path.join(DATA_DIR, "blobs"), { keepFree: KEPT_FREE });
}
