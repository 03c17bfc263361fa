import path from "node:path";
import { createLocalDiskStore } from "./local-disk";
import type { BlobStore } from "./port";
import { createVercelBlobStore } from "./vercel-blob";

type Choice = { BLOB_READ_WRITE_TOKEN?: string | undefined; DATA_DIR: string };

/** The store that the configuration asks for: Vercel Blob with a token, else a folder. */
export function chosenBlobStore({ BLOB_READ_WRITE_TOKEN, DATA_DIR }: Choice): BlobStore {
  return BLOB_READ_WRITE_TOKEN
    ? createVercelBlobStore(BLOB_READ_WRITE_TOKEN)
    : createLocalDiskStore(path.join(DATA_DIR, "blobs"));
}
