import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it } from "vitest";
import { parseEnv } from "@/lib/platform/kernel/env";
import { withClient } from "@/prisma/engine/with-client";
import { makeOpenFolder } from "@/scripts/postgres/account";
import { freePort } from "@/scripts/postgres/cluster";
import { demoDataIn } from "@/scripts/start/demo-data";
import { onDatabase } from "@/scripts/start/on-database";
import { createEmptyDatabase, type TestDatabase } from "../support/database";
import { smallDisk } from "../support/small-disk";

let checkout: string;
let database: TestDatabase;

/** A checkout like this one, whose build fails. */
beforeEach(async () => {
  database = await createEmptyDatabase();
  checkout = await mkdtemp(path.join(tmpdir(), "formcast-checkout-"));
  const others = (await readdir(".")).filter((name) => !/^(\.|scripts$|next\.config\.ts$)/.test(name));
  for (const name of others) await symlink(path.resolve(name), path.join(checkout, name));
  await cp("scripts", path.join(checkout, "scripts"), { recursive: true });
  await writeFile(path.join(checkout, "next.config.ts"), `throw new Error("This build fails.");\n`);
  await mkdir(path.join(checkout, ".next-served"));
  await writeFile(path.join(checkout, ".next-served/serve.mjs"), "the old version");
});
afterEach(async () => {
  await rm(checkout, { recursive: true });
  await database.drop();
});

/** Only root can mount a disk, and only root can write in spite of a folder's mode. */
async function freeze(): Promise<() => Promise<void>> {
  const disk = await smallDisk(8);
  const frozen = disk?.folder ?? checkout;
  if (disk) await cp(checkout, frozen, { recursive: true, verbatimSymlinks: true });
  const unfrozen = checkout;
  checkout = frozen;
  if (disk) disk.freeze();
  else await chmod(checkout, 0o555);
  return async () => {
    checkout = unfrozen;
    if (disk) await disk.remove();
    else await chmod(checkout, 0o755);
  };
}

async function run(name: string, variables: Record<string, string>) {
  const { PATH, HOME } = process.env;
  const env = { NODE_ENV: "production" as const, PATH, HOME, ...variables };
  const child = spawn(process.execPath, ["scripts/run.mjs", name], { cwd: checkout, env });
  const [[code], said] = await Promise.all([once(child, "exit"), text(child.stderr)]);
  return { code, said };
}

const tables = () =>
  withClient(database.url, async (client) => {
    const { rows } = await client.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
    return rows;
  });

it.each(["start", "build"])(
  "a failed build in npm run %s keeps the old build and changes no data",
  async (name) => {
    const { code, said } = await run(name, {
      DATABASE_URL: database.url,
      DATA_DIR: path.join(checkout, "data"),
      PORT: String(await freePort()),
    });
    expect(code).toBe(1);
    expect(said).toContain("This build fails.");
    expect(said.trim().split("\n").at(-1)).toBe("Building the app failed. See its message above.");
    expect(await tables()).toEqual([]);
    expect(await readFile(path.join(checkout, ".next-served/serve.mjs"), "utf8")).toBe("the old version");
  },
);

it("a failed build stops the demo data that a first start loads meanwhile", async () => {
  const dataDir = await makeOpenFolder("formcast-first-");
  try {
    const { code, said } = await run("start", { DATA_DIR: dataDir, PORT: String(await freePort()) });
    expect(code).toBe(1);
    expect(said.trim().split("\n").at(-1)).toBe("Building the app failed. See its message above.");
    const state = await onDatabase(parseEnv({ DATA_DIR: dataDir }), (url) => withClient(url, demoDataIn));
    expect(state).toBe("loading");
  } finally {
    await rm(dataDir, { recursive: true });
  }
});

it("a checkout that is not built yet and cannot be written to gets a sentence", async () => {
  const thaw = await freeze();
  try {
    const { code, said } = await run("build", {});
    expect([code, said]).toEqual([
      1,
      `The app is not built yet, and ${checkout} cannot be written to (${userInfo().uid === 0 ? "EROFS" : "EACCES"}). Run npm run build once as its owner.\n`,
    ]);
  } finally {
    await thaw();
  }
});
