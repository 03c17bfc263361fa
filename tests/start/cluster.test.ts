import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { parseEnv } from "@/lib/platform/kernel/env";
import { withClient } from "@/prisma/engine/with-client";
import { makeOpenFolder } from "@/scripts/postgres/account";
import { boundLog } from "@/scripts/postgres/bounded-log";
import { type Cluster, type ClusterOptions, logFile, startCluster } from "@/scripts/postgres/cluster";
import { guardDisk, MIN_FREE_BYTES, makeSpareWal, prepareGuard } from "@/scripts/postgres/disk-guard";
import { startLastingCluster } from "@/scripts/postgres/lasting-cluster";
import { readPostmasterFile } from "@/scripts/postgres/postmaster-file";
import { openDatabase } from "@/scripts/start/database";
import { explain } from "@/scripts/start/operator-error";
import { smallDisk } from "../support/small-disk";

describe("the embedded PostgreSQL", () => {
  let fresh: string;
  let folder: string;
  let options: ClusterOptions;
  let running: Cluster | undefined;

  const optionsIn = (folder: string): ClusterOptions => ({
    dataFolder: path.join(folder, "postgres"),
    password: "open",
    shelter: folder,
  });

  // Each test copies this cluster, because creating one takes longer than the test.
  beforeAll(async () => {
    fresh = await makeOpenFolder("formcast-cluster-");
    await (await startCluster(optionsIn(fresh))).stop();
  });
  afterAll(() => rm(fresh, { recursive: true }));
  beforeEach(async () => {
    folder = await makeOpenFolder("formcast-cluster-");
    options = optionsIn(folder);
    execFileSync("cp", ["--archive", optionsIn(fresh).dataFolder, options.dataFolder]);
  });
  afterEach(async () => {
    await running?.stop();
    running = undefined;
    await rm(folder, { recursive: true });
  });

  const start = async () => {
    running = await startCluster(options);
    return running;
  };
  const query = async (sql: string) =>
    withClient((running as Cluster).url("postgres"), async (client) => (await client.query(sql)).rows);

  /** Starts the cluster in another process and kills that process. */
  async function startAndCrash(): Promise<void> {
    const code = `
      import { register } from "tsx/esm/api";
      register();
      const { startCluster } = await import("./scripts/postgres/cluster.ts");
      await startCluster(${JSON.stringify(options)});
      console.log("ready");
    `;
    const child: ChildProcess = spawn(process.execPath, ["--input-type=module", "-e", code]);
    await once(child.stdout as NodeJS.ReadableStream, "data");
    child.kill("SIGKILL");
    await once(child, "exit");
  }

  it("starts and answers where the environment speaks of another database", async () => {
    const foreign = {
      PGSSLMODE: "require",
      PGOPTIONS: "-c search_path=nowhere -c no_such_setting=1",
      PGHOST: "db.example.com",
      PGPORT: "1",
      PGDATA: "/nowhere",
      PGTZ: "Asia/Tokyo",
      PGCLIENTENCODING: "LATIN1",
    };
    Object.assign(process.env, foreign);
    try {
      await start();
      const seen =
        "SELECT current_setting('TimeZone') AS zone, current_setting('client_encoding') AS letters";
      expect(await query(seen)).toEqual([{ zone: "UTC", letters: "UTF8" }]);
      expect(Object.keys(foreign).filter((name) => name in process.env)).toEqual([]);
    } finally {
      for (const name of Object.keys(foreign)) delete process.env[name];
    }
  });

  it("keeps its data across restarts", async () => {
    await start();
    await query("CREATE TABLE kept AS SELECT 1 AS id");
    await running?.stop();
    await start();
    expect(await query("SELECT id FROM kept")).toEqual([{ id: 1 }]);
  });

  it("says in a sentence what to do when its folder has lost PG_VERSION, and changes nothing", async () => {
    await rm(path.join(options.dataFolder, "PG_VERSION"));
    const problem = await startCluster(options).catch((error: unknown) => explain(error));
    expect(problem).toBe(
      `${options.dataFolder} is not empty, but its file PG_VERSION is missing. Restore the folder from a backup, or ` +
        "copy the PG_VERSION of its folder base/1 back if nothing else was lost.",
    );
    await rename(
      path.join(options.dataFolder, "base/1/PG_VERSION"),
      path.join(options.dataFolder, "PG_VERSION"),
    );
    await start();
    expect(await query("SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  it("listens on 127.0.0.1 only, asks for a password, and opens no socket file", async () => {
    const cluster = await start();
    expect(await query("SHOW listen_addresses")).toEqual([{ listen_addresses: "127.0.0.1" }]);
    expect(await query("SHOW unix_socket_directories")).toEqual([{ unix_socket_directories: "" }]);
    const url = new URL(cluster.url("postgres"));
    url.password = "wrong";
    await expect(withClient(url.href, (client) => client.query("SELECT 1"))).rejects.toThrow("password");
  });

  it("takes over from a server whose parent was killed", async () => {
    await startAndCrash();
    await start();
    expect(await query("SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  it("starts although the pid of an old pid file belongs to another program", async () => {
    await start();
    await running?.stop();
    await writeFile(
      path.join(options.dataFolder, "postmaster.pid"),
      `${process.pid}\n${options.dataFolder}\n`,
    );
    await start();
    expect(await query("SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  it("creates the cluster again after an interrupted attempt", async () => {
    await start();
    await running?.stop();
    await rm(`${options.dataFolder}.new`, { recursive: true, force: true });

    await rename(options.dataFolder, `${options.dataFolder}.new`);
    await start();
    expect(await query("SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  it("writes no row values into its log when a statement fails", async () => {
    await start();
    await query("CREATE TABLE people (email text UNIQUE)");
    await query("INSERT INTO people VALUES ('ann@formcast.test')");
    await expect(query("INSERT INTO people VALUES ('ann@formcast.test')")).rejects.toThrow("duplicate key");
    await running?.stop();
    const log = await readFile(logFile(options.dataFolder), "utf8");
    expect(log).toContain("duplicate key value");
    expect(log).not.toContain("ann@");
  });

  it("limits the size of its log and keeps the log of the previous run", async () => {
    await start();
    await running?.stop();
    const log = logFile(options.dataFolder);
    const first = await readFile(log, "utf8");
    await start();
    expect(await readFile(`${log}.1`, "utf8")).toBe(first);
    const unbind = boundLog(log, { maxBytes: 2_000, everyMs: 20 });
    try {
      for (let n = 0; n < 200; n++) await query(`SELECT missing_${n}`).catch(() => {});
      await expect.poll(async () => (await stat(log)).size).toBeLessThan(2_000);
      // The server's last lines may start one more copy, which is empty at first.
      await expect.poll(async () => (await stat(`${log}.1`)).size).toBeGreaterThan(2_000);
    } finally {
      unbind();
    }
  });

  it("stops writing while disk space is low, keeps reading, and writes again when there is space", async () => {
    options.beforeStart = () => prepareGuard(options.dataFolder);
    const cluster = await start();
    await query("CREATE TABLE kept AS SELECT 1 AS id");
    let room = MIN_FREE_BYTES;
    await withClient(cluster.url("postgres"), async (open) => {
      const unguard = guardDisk(options.dataFolder, cluster.reload, async () => room);
      const write = () => open.query("INSERT INTO kept VALUES (2)").catch((error) => error.code);
      room = MIN_FREE_BYTES - 1;
      await expect.poll(write).toBe("25006");
      expect((await open.query("SELECT count(*) > 0 AS any FROM kept")).rows).toEqual([{ any: true }]);
      expect((await open.query("SHOW autovacuum")).rows).toEqual([{ autovacuum: "off" }]);
      room = 2 * MIN_FREE_BYTES;
      await expect.poll(write).toMatchObject({ rowCount: 1 });
      room = 0;
      await expect.poll(write).toBe("25006");
      unguard();
    });
    await running?.stop();
    await start();
    expect(await query("INSERT INTO kept VALUES (3) RETURNING id")).toEqual([{ id: 3 }]);
  });

  it("keeps working when another program fills its disk to the last byte", async () => {
    // Room for the binaries too, which are copied to where PostgreSQL may read them.
    const disk = await smallDisk(240);
    if (disk) options = optionsIn(disk.folder);
    try {
      const cluster = await start();
      await query("CREATE TABLE kept AS SELECT 1 AS id");
      await makeSpareWal(cluster.url("postgres"), options.dataFolder);
      await makeSpareWal(cluster.url("postgres"), options.dataFolder);
      await disk?.fill();
      const processes = "SELECT pid FROM pg_stat_activity WHERE backend_type = 'checkpointer'";
      const before = await query(processes);
      // More WAL than fits into three files.
      for (let file = 0; file < 4; file++) {
        await query("SELECT pg_logical_emit_message(false, 'test', ''), pg_switch_wal()");
        if (file === 1) await query("CHECKPOINT");
      }
      expect(await query("SELECT id FROM kept")).toEqual([{ id: 1 }]);
      expect(await query(processes)).toEqual(before);
    } finally {
      await disk?.makeRoom();
      await running?.stop();
      running = undefined;
      await disk?.remove();
    }
  });

  it("ends when it is stopped, even if one of its processes hangs", async () => {
    const cluster = await start();
    const [hanging] = await query("SELECT pid FROM pg_stat_activity WHERE backend_type = 'checkpointer'");
    process.kill(hanging.pid, "SIGSTOP");
    await cluster.stop(100);
    expect(await readPostmasterFile(options.dataFolder)).not.toMatchObject({ status: "ready" });
    await start();
    expect(await query("SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  it("is restarted on the same port when it ends unexpectedly", async () => {
    running = await startLastingCluster(options);
    await query("CREATE TABLE kept AS SELECT 1 AS id");
    const postmaster = await readPostmasterFile(options.dataFolder);
    process.kill(postmaster!.pid, "SIGKILL");
    await expect.poll(() => query("SELECT id FROM kept").catch(() => "away")).toBe("away");
    await expect.poll(() => query("SELECT id FROM kept").catch(() => "away")).toEqual([{ id: 1 }]);
  });

  it("sets a new password when the stored one is lost or damaged", async () => {
    const DATA_DIR = await makeOpenFolder("formcast-password-");
    const env = parseEnv({ DATA_DIR });
    const opened = async (sql: string) => {
      const database = await openDatabase(env);
      try {
        return await withClient(database.url, async (client) => (await client.query(sql)).rows);
      } finally {
        await database.close();
      }
    };
    try {
      await opened("CREATE TABLE kept AS SELECT 1 AS id");
      const password = path.join(DATA_DIR, "postgres.password");
      await rm(password);
      expect(await opened("SELECT id FROM kept")).toEqual([{ id: 1 }]);
      await writeFile(password, "");
      expect(await opened("SELECT id FROM kept")).toEqual([{ id: 1 }]);
      expect((await stat(password)).mode & 0o077).toBe(0);
    } finally {
      await rm(DATA_DIR, { recursive: true });
    }
  });

  it("reports PostgreSQL's message when it cannot start", async () => {
    await start();
    await running?.stop();
    running = undefined;
    const configuration = path.join(options.dataFolder, "postgresql.conf");
    await writeFile(configuration, `${await readFile(configuration, "utf8")}\nno_such_setting = on\n`);
    await expect(startCluster(options)).rejects.toThrow("no_such_setting");
  });
});
