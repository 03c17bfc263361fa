import type { BlobStore } from "../../lib/ports/blob-store/port";
import { withClient } from "../../prisma/engine/with-client";
import { Trouble } from "./trouble";

/**
 * Makes sure that the database's pictures are in this store: two servers with two stores on one database would each
 * show half of them, and delete half.
 * @param adopt takes another store for the right one, where the operator has moved the pictures
 * @throws Trouble where the database knows another store
 */
export async function claimStore(url: string, store: BlobStore, { adopt = false } = {}): Promise<void> {
  const name = await store.identity();
  const known = await withClient(url, async (client) => {
    const { rows } = await client.query<{ blobStore: string }>(
      `UPDATE "Installation"
       SET "blobStore" = CASE WHEN $2 THEN $1 ELSE coalesce("blobStore", $1) END
       RETURNING "blobStore"`,
      [name, adopt],
    );
    return rows[0]?.blobStore;
  });
  if (known === name) return;
  throw new Trouble(
    `The pictures of this database are in another store (${known}) than the one of this configuration (${name}). Start with the DATA_DIR, BLOB_READ_WRITE_TOKEN or S3_ENDPOINT that they are in; once they have all been moved here: npm start -- --adopt-store`,
  );
}
