import path from "node:path";
import { createLocalDiskStore } from "./local-disk";
import { assertBlobKey, type BlobStore } from "./port";
import { createS3Store } from "./s3";

type Optional = "BLOB_READ_WRITE_TOKEN" | "S3_ENDPOINT" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY";
type Choice = { DATA_DIR: string; S3_REGION: string } & { [name in Optional]?: string | undefined };

/** Bytes that the pictures leave free on the disk, because the database stops when its disk is full. */
const KEPT_FREE = 48 * 1024 * 1024;

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

/** Loaded by the first use, because most servers keep their pictures elsewhere. */
const vercel = () => import("@vercel/blob");

export function createVercelBlobStore(token: string): BlobStore {
  return {
    async put(key, bytes, contentType) {
      assertBlobKey(key);
      const { put } = await vercel();
      await put(key, Buffer.from(bytes), {
        access: "private",
        addRandomSuffix: false,
        allowOverwrite: true,
        contentType,
        token,
      });
    },
    async get(key) {
      assertBlobKey(key);
      const { get } = await vercel();
      const found = await get(key, { access: "private", useCache: false, token });
      if (found?.statusCode !== 200) return null;
      return new Uint8Array(await new Response(found.stream).arrayBuffer());
    },
    async delete(keys) {
      for (const key of keys) assertBlobKey(key);
      if (keys.length === 0) return;
      const { del } = await vercel();
      await del([...keys], { token });
    },
    async list(prefix) {
      const { list } = await vercel();
      const keys: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await list({ prefix, cursor, limit: 1000, token });
        keys.push(...page.blobs.map((blob) => blob.pathname));
        cursor = page.cursor;
      } while (cursor);
      return keys.sort();
    },
    async identity() {
      // The token has the form vercel_blob_rw_STORE_SECRET.
      return `vercel:${token.split("_")[3]}`;
    },
    async check() {
      const { list } = await vercel();
      await list({ limit: 1, token });
    },
  };
}
