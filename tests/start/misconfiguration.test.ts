import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { createLocalDiskStore } from "@/lib/ports/blob-store/local-disk";
import { withClient } from "@/prisma/engine/with-client";
import { applyMigrations } from "@/prisma/migrate";
import { freePort } from "@/scripts/postgres/cluster";
import { takeDataFolder } from "@/scripts/start/data-folder";
import { explain } from "@/scripts/start/operator-error";
import { claimStore } from "@/scripts/start/store-claim";
import { createEmptyDatabase, createTestDatabase } from "../support/database";
import { smallDisk } from "../support/small-disk";

describe("npm start with a wrong configuration", () => {
  let folder: string;
  let port: number;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "formcast-start-"));
    port = await freePort();
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** The error output. Expects exit code 1 and no stack trace. */
  async function complaint(variables: Record<string, string>, ...flags: string[]): Promise<string> {
    const { PATH, HOME } = process.env;
    const env = {
      NODE_ENV: "production" as const,
      PATH,
      HOME,
      DATA_DIR: path.join(folder, "data"),
      PORT: String(port),
      DATABASE_URL: "",
      ...variables,
    };
    const start = spawn(process.execPath, ["scripts/run.mjs", "start", ...flags], {
      env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const [[code], log, said] = await Promise.all([
      once(start, "exit"),
      text(start.stdout),
      text(start.stderr),
    ]);
    expect(code).toBe(1);
    expect(log).toMatch(/^Formcast \d+\.\d+\.\d+( \([0-9a-f]{8}\))?\n/);
    expect(said).not.toMatch(/^\s+at /m);
    return said.trim();
  }

  it("names all wrong variables at once, one per line", async () => {
    const said = await complaint({ PORT: "x", APP_URL: "x", IMAGE_ENGINE: "replicate" });
    const [, ...lines] = said.split("\n").map((line) => line.trim().split(" ")[0]);
    expect(lines.sort()).toEqual(["APP_URL", "PORT", "REPLICATE_API_TOKEN"]);
  });

  it("refuses the fake Replicate in production", async () => {
    expect(await complaint({}, "--fake-replicate")).toBe(
      "--fake-replicate is for development: npm run dev -- --fake-replicate",
    );
  });

  it("says that the port is taken, and how to choose another", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const taken = (other.address() as AddressInfo).port;
    const said = await complaint({ PORT: String(taken) });
    other.close();
    expect(said).toBe(
      `PORT ${taken} is taken by another program. Stop that, or choose another port, such as: PORT=${taken + 1} npm start`,
    );
  });

  it("says that HOST is not an address of this machine", async () => {
    expect(await complaint({ HOST: "203.0.113.1" })).toContain(
      "HOST 203.0.113.1 is not an address of this machine.",
    );
  });

  it("says that DATA_DIR cannot be written to", async () => {
    const file = path.join(folder, "file");
    await writeFile(file, "");
    const DATA_DIR = path.join(file, "data");
    expect(await complaint({ DATA_DIR })).toContain(`DATA_DIR ${DATA_DIR} cannot be written to (ENOTDIR).`);
  });

  it("says that DATA_DIR is in use, and how to run a second copy", async () => {
    const DATA_DIR = path.join(folder, "data");
    const lock = await takeDataFolder(DATA_DIR);
    const said = await complaint({ DATA_DIR });
    await lock.release();
    expect(said).toContain(`Formcast is already running on DATA_DIR ${DATA_DIR}.`);
  });

  it("says that nothing listens at DATABASE_URL", async () => {
    const DATABASE_URL = `postgresql://me:hunter2@127.0.0.1:${await freePort()}/formcast`;
    const said = await complaint({ DATABASE_URL });
    expect(said).toMatch(
      /^DATABASE_URL: the database at 127.0.0.1:\d+ cannot be used \(nothing listens there\)\./,
    );
    expect(said).not.toContain("hunter2");
  });

  it("says that the password in DATABASE_URL is wrong", async () => {
    const url = new URL(inject("maintenanceUrl"));
    url.password = "wrong";
    expect(await complaint({ DATABASE_URL: url.href })).toContain("(wrong user name or password)");
  });

  it("says what an address of a pooler needs", async () => {
    const pooler = await refusingPooler();
    const url = `postgresql://me:hunter2@127.0.0.1:${pooler.port}/formcast`;
    expect(await complaint({ DATABASE_URL: url })).toContain(
      "(it is a pooler: add pgbouncer=true to the address)",
    );
    await pooler.close();
  });

  it("says that the database in DATABASE_URL does not exist", async () => {
    const url = new URL(inject("maintenanceUrl"));
    url.pathname = "missing";
    expect(await complaint({ DATABASE_URL: url.href })).toContain("(it has no database of that name)");
  });

  it("says that the role in DATABASE_URL may not make tables", async () => {
    const database = await createEmptyDatabase();
    const owner = (text: string) => withClient(database.url, (client) => client.query(text));
    const role = `reader_${port}`;
    await owner(`CREATE ROLE ${role} LOGIN PASSWORD 'secret'; REVOKE CREATE ON SCHEMA public FROM PUBLIC`);
    const url = new URL(database.url);
    url.username = role;
    url.password = "secret";
    try {
      expect(explain(await applyMigrations(url.href).catch((error) => error))).toMatch(
        /^The role of DATABASE_URL may not do this \(.*permission denied for schema public\)\. docs\/operating\.md tells/,
      );
    } finally {
      await database.drop();
      await withClient(inject("maintenanceUrl"), (client) => client.query(`DROP ROLE ${role}`));
    }
  });

  it("says that the database's pictures are in another store, until they are moved or the store is adopted", async () => {
    const database = await createTestDatabase();
    const storeIn = (name: string) => createLocalDiskStore(path.join(folder, name, "blobs"));
    try {
      await claimStore(database.url, storeIn("first"));
      const variables = { DATABASE_URL: database.url, DATA_DIR: path.join(folder, "second") };
      expect(await complaint(variables)).toMatch(
        /^The pictures of this database are in another store \(local:\S+\) than the one of this configuration \(local:\S+\)\. [^\n]+ --adopt-store$/,
      );
      await rename(path.join(folder, "first"), path.join(folder, "moved"));
      await claimStore(database.url, storeIn("moved"));
      await claimStore(database.url, storeIn("second"), { adopt: true });
      await claimStore(database.url, storeIn("second"));
      await expect(claimStore(database.url, storeIn("moved"))).rejects.toThrow("in another store");
    } finally {
      await database.drop();
    }
  });

  it("says that the disk is full, and leaves no files behind", async () => {
    const disk = await smallDisk(8);
    // Without a small disk, only the other error is tested here; the tests of `requireRoom` cover the text.
    const DATA_DIR = path.join(disk?.folder ?? folder, "data");
    if (!disk) return void expect(await complaint({ DATA_DIR, HOST: "203.0.113.1" })).not.toBe("");
    try {
      expect(await complaint({ DATA_DIR })).toContain("and Formcast needs 32 MB to start.");
      await disk.fill();
      expect(await complaint({ DATA_DIR })).toBe("The disk is full. Free some space and try again.");
      expect(await readdir(DATA_DIR)).toEqual([]);
    } finally {
      await disk.remove();
    }
  });
});

/** Answers as PgBouncer does to a client that sends settings with its start-up message. */
async function refusingPooler() {
  const fields = ["SFATAL", "C08P01", "Munsupported startup parameter: statement_timeout", ""].join("\0");
  const body = Buffer.from(`${fields}\0`);
  const head = Buffer.alloc(5, "E");
  head.writeInt32BE(body.length + 4, 1);
  const server = createServer((socket) =>
    socket.once("data", (startUp) => {
      if (startUp.includes("statement_timeout")) socket.end(Buffer.concat([head, body]));
      else socket.destroy();
    }),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { port, close: () => new Promise<void>((done) => server.close(() => done())) };
}
