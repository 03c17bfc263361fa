import type { BlobStore } from "../../lib/ports/blob-store/port";
import { withClient } from "../../prisma/engine/with-client";
import { OperatorError } from "./operator-error";

/**
 * Two stores on one database would each have half of the pictures.
 * @param adopt accepts another store, after the operator has moved the pictures
 * @throws OperatorError if the database belongs to another store
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
  if (known !== name) throw anotherStore(known, name);
}

/** The same question before a long build, which changes nothing. A database without migrations has no store yet. */
export async function requireOwnStore(url: string, store: BlobStore): Promise<void> {
  const known = await withClient(url, async (client) => {
    const { rows } = await client.query<{ isThere: boolean }>(
      `SELECT to_regclass('"Installation"') IS NOT NULL AS "isThere"`,
    );
    if (!rows[0]?.isThere) return null;
    return (await client.query<{ blobStore: string | null }>(`SELECT "blobStore" FROM "Installation"`))
      .rows[0]?.blobStore;
  });
  const name = await store.identity();
  if (known && known !== name) throw anotherStore(known, name);
}

function anotherStore(known: string | undefined, name: string): OperatorError {
  return new OperatorError(
    `The pictures of this database are in another store (${known}) than the one of this configuration (${name}). Start with the DATA_DIR, BLOB_READ_WRITE_TOKEN or S3_ENDPOINT of that store. If you have moved all pictures to this one: npm start -- --adopt-store`,
  );
}
