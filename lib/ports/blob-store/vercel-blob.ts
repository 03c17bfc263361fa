import { del, get, list, put } from "@vercel/blob";
import { assertBlobKey, type BlobStore } from "./port";

/** Vercel Blob with private access: only this server, holding the token, can read what it stores. */
export function createVercelBlobStore(token: string): BlobStore {
  return {
    async put(key, bytes, contentType) {
      assertBlobKey(key);
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
      const found = await get(key, { access: "private", useCache: false, token });
      if (found?.statusCode !== 200) return null;
      return new Uint8Array(await new Response(found.stream).arrayBuffer());
    },
    async delete(keys) {
      for (const key of keys) assertBlobKey(key);
      if (keys.length > 0) await del([...keys], { token });
    },
    async list(prefix) {
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
      // vercel_blob_rw_STORE_SECRET
      return `vercel:${token.split("_")[3]}`;
    },
    async check() {
      await list({ limit: 1, token });
    },
  };
}
