import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { withClient } from "@/prisma/engine/with-client";
import { type Cluster, type ClusterOptions, startCluster } from "@/scripts/postgres/cluster";
import { makeOpenFolder } from "@/scripts/postgres/open-folder";

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

  // Each test has a copy of it, since making one takes longer than all that they do with it.
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

  /** Starts the cluster from a process of its own that is then killed without a chance to clean up. */
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

  it("keeps what was written from one start to the next", async () => {
    await start();
    await query("CREATE TABLE kept AS SELECT 1 AS id");
    await running?.stop();
    await start();
    expect(await query("SELECT id FROM kept")).toEqual([{ id: 1 }]);
  });

  it("listens on this machine alone, asks for a password, and opens no socket file", async () => {
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

  it("starts although the number in a left-over pid file now belongs to another program", async () => {
    await start();
    await running?.stop();
    await writeFile(
      path.join(options.dataFolder, "postmaster.pid"),
      `${process.pid}\n${options.dataFolder}\n`,
    );
    await start();
    expect(await query("SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  it("makes the cluster anew when an earlier attempt was cut short", async () => {
    await start();
    await running?.stop();
    await rm(`${options.dataFolder}.new`, { recursive: true, force: true });

    await rename(options.dataFolder, `${options.dataFolder}.new`);
    await start();
    expect(await query("SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  it("says what PostgreSQL said when it cannot start", async () => {
    await start();
    await running?.stop();
    running = undefined;
    const configuration = path.join(options.dataFolder, "postgresql.conf");
    await writeFile(configuration, `${await readFile(configuration, "utf8")}\nno_such_setting = on\n`);
    await expect(startCluster(options)).rejects.toThrow("no_such_setting");
  });
});
