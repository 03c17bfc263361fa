import { S3mini } from "s3mini";
import { assertBlobKey, type BlobStore } from "./port";

export type S3Bucket = {
  /** The address with the bucket, such as `https://s3.eu-central-1.amazonaws.com/bucket`. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Earlier versions wrote it to try the bucket. */
const CHECK_KEY = ".check";
const TIMEOUT_MS = 30_000;

/** Needs GetObject, PutObject, DeleteObject and ListBucket; without the last, a missing object gives 403. */
export function createS3Store(bucket: S3Bucket): BlobStore {
  const client = new S3mini({ ...bucket, requestAbortTimeout: TIMEOUT_MS });

  return {
    async put(key, bytes, contentType) {
      assertBlobKey(key);
      await client.putObject(key, bytes, contentType);
    },
    async get(key) {
      assertBlobKey(key);
      const bytes = await client.getObjectArrayBuffer(key);
      return bytes && new Uint8Array(bytes);
    },
    async delete(keys) {
      for (const key of keys) assertBlobKey(key);
      const unique = [...new Set(keys)];
      const removed = await client.deleteObjects(unique);
      const left = unique.filter((_, index) => !removed[index]);
      if (left.length > 0) throw new Error(`${left.length} objects could not be removed`);
    },
    async list(prefix) {
      const objects = await client.listObjects("/", prefix);
      if (!objects) throw new Error("there is no such bucket");
      return objects
        .map(({ Key }) => Key)
        .filter((key) => key !== CHECK_KEY)
        .sort();
    },
    async identity() {
      const { host, pathname } = new URL(bucket.endpoint);
      return `bucket:${host}${pathname}`;
    },
    async check() {
      if (!(await client.listObjects("/", "", 1))) throw new Error("there is no such bucket");
    },
  };
}
