import { afterEach, beforeEach, expect, it } from "vitest";
import { applyMigrations } from "@/prisma/migrate";
import { buildAndFill } from "@/scripts/start/fill";
import { createEmptyDatabase, type TestDatabase } from "../support/database";

const { signal } = new AbortController();
let database: TestDatabase;
beforeEach(async () => {
  database = await createEmptyDatabase();
});
afterEach(() => database.drop());

/** In what order a build, which takes a while, and the filling of the database end. */
async function order(isEmbedded: boolean): Promise<string[]> {
  const said: string[] = [];
  const build = async () => {
    await new Promise(setImmediate);
    said.push("built");
  };
  const fill = async () => void said.push("filled");
  await buildAndFill({ url: database.url, isEmbedded }, build, fill, signal);
  return said;
}

it("a fresh database of our own is filled beside the build", async () => {
  expect(await order(true)).toEqual(["filled", "built"]);
});

it("a database that has tables, or is somebody else's, is filled only when the build has succeeded", async () => {
  expect(await order(false)).toEqual(["built", "filled"]);
  await applyMigrations(database.url);
  expect(await order(true)).toEqual(["built", "filled"]);
});
