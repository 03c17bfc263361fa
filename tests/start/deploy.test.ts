import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readMigrations } from "@/prisma/engine/migrations-folder";
import { withClient } from "@/prisma/engine/with-client";
import { runCommand } from "../support/command";
import { createEmptyDatabase, type TestDatabase } from "../support/database";

describe("npm run db:deploy", () => {
  let database: TestDatabase;
  const deploy = (url: string) => runCommand("deploy", [], { DATABASE_URL: url });

  beforeEach(async () => {
    database = await createEmptyDatabase();
  });
  afterEach(() => database.drop());

  it("applies what is missing, by name", async () => {
    const lines = (await readMigrations()).map(({ name }) => `Applying ${name} ...`);
    const said = [...lines, "The database is up to date.", ""].join("\n");
    expect(await deploy(database.url)).toEqual({ code: 0, said });
    expect(await deploy(database.url)).toEqual({ code: 0, said: "The database is up to date.\n" });
  });

  it("stops in one line for a database that is newer, and without an address", async () => {
    await deploy(database.url);
    await withClient(database.url, (client) =>
      client.query(
        "UPDATE _prisma_migrations SET migration_name = '20990101000000_ahead' WHERE migration_name LIKE '%_init'",
      ),
    );
    expect(await deploy(database.url)).toEqual({
      code: 1,
      said: expect.stringMatching(
        /^The database could not be brought up to date\. It has the migration 20990101000000_ahead, which this version does not know[^\n]+\n$/,
      ),
    });
    expect(await deploy("")).toEqual({ code: 1, said: expect.stringMatching(/^Set DATABASE_URL [^\n]+\n$/) });
  });
});
