import { spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Account } from "./account";
import { makeOpenFolder } from "./account";

export const SUPERUSER = "formcast";

interface NewCluster {
  dataFolder: string;
  password: string;
  binaries: string;
  account: Account;
  /** Skips fsync, for temporary clusters. */
  isThrowAway: boolean;
}

/** Creates the cluster in a temporary folder and renames it, so that an interrupted attempt leaves no half cluster. */
export async function makeCluster({
  dataFolder,
  password,
  binaries,
  account,
  isThrowAway,
}: NewCluster): Promise<void> {
  const unfinished = `${dataFolder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const scratch = await makeOpenFolder("formcast-initdb-");
  const passwordFile = path.join(scratch, "password");
  await writeFile(passwordFile, password, { mode: 0o600 });
  await handOver(unfinished, account);
  await handOver(passwordFile, account);
  const args = [
    `--pgdata=${unfinished}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    // PostgreSQL's built-in locale sorts the same on every machine.
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--no-instructions",
    ...(isThrowAway ? ["--no-sync"] : []),
  ];
  try {
    await initdb(path.join(binaries, "initdb"), args, account);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  await rename(unfinished, dataFolder);
}

async function initdb(command: string, args: string[], account: Account): Promise<void> {
  const child = spawn(command, args, { ...account, cwd: "/", stdio: ["ignore", "ignore", "pipe"] });
  let problem = "";
  child.stderr.on("data", (chunk) => {
    problem += chunk;
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`The embedded PostgreSQL could not be made: ${problem.trim()}`);
}

async function handOver(place: string, { uid, gid }: Account): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(place, uid, gid);
}
