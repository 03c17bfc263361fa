import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { setRuntime } from "@/lib/server/runtime/runtime";
import { createTestDatabase, type TestDatabase } from "./database";
import { type DirectedWorld, makeDirected, makeWorld, outboxIn, runtimeOf } from "./make-world";

export { runtimeOf };

export type TestWorld = DirectedWorld & {
  databaseUrl: string;
  /** Sent mails, oldest first, as RFC 5322 text. */
  mails(): Promise<string[]>;
};

/**
 * Gives the tests of a file their own migrated database, a blob store in a temporary folder, and the real handlers.
 * Rows stay between tests: each test creates its own people.
 * @returns a handle that is filled before the first test; clock, engine and limits are reset before each
 */
export function testWorld(): TestWorld {
  const handle = {} as TestWorld;
  let database: TestDatabase;
  let folder: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    folder = await mkdtemp(path.join(tmpdir(), "formcast-test-"));
    Object.assign(handle, makeWorld(database.url, folder), {
      databaseUrl: database.url,
      mails: () => readMails(outboxIn(folder)),
    });
  });
  beforeEach(async () => {
    Object.assign(handle, makeDirected());
    await handle.db.rateLimit.deleteMany();
    setRuntime(runtimeOf(handle));
  });
  afterAll(async () => {
    setRuntime(undefined);
    await handle.db.$disconnect();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
  return handle;
}

async function readMails(outbox: string): Promise<string[]> {
  const names = await readdir(outbox).catch(() => []);
  return Promise.all(names.sort().map((name) => readFile(path.join(outbox, name), "utf8")));
}
