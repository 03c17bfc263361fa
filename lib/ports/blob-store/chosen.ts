import path from "node:path";
import { createLocalDiskStore } from "./local-disk";
import type { BlobStore } from "./port";
import { createS3Store } from "./s3";
import { createVercelBlobStore } from "./vercel-blob";

type Optional = "BLOB_READ_WRITE_TOKEN" | "S3_ENDPOINT" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY";
type Choice = { DATA_DIR: string; S3_REGION: string } & { [name in Optional]?: string | undefined };

/** What pictures leave free on a disk, in bytes: rows are small, and the database must never run out of room. */
const KEPT_FREE = 48 * 1024 * 1024;

/** The store that the configuration asks for: Vercel Blob with a token, a bucket with its address, else a folder. */
export function chosenBlobStore(env: Choice): BlobStore {
  const { S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (env.BLOB_READ_WRITE_TOKEN) return createVercelBlobStore(env.BLOB_READ_WRITE_TOKEN);
  if (S3_ENDPOINT && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)
    return createS3Store({
      endpoint: S3_ENDPOINT,
      region: env.S3_REGION,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
    });
  return createLocalDiskStore(path.join(env.DATA_DIR, "blobs"), { keepFree: KEPT_FREE });
}
