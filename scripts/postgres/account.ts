import { execFileSync, spawnSync } from "node:child_process";
import { chmod, mkdtemp } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";

/** The operating-system account of PostgreSQL; without ids the current one. */
export interface Account {
  uid?: number;
  gid?: number;
}

const NAME = "postgres";

/** PostgreSQL refuses to run as root, so root starts it as the user `postgres`, which is created if missing. */
export function postgresAccount(): Account {
  const isRoot = process.platform !== "win32" && userInfo().uid === 0;
  if (!isRoot) return {};
  const known = lookUp();
  if (known) return known;
  spawnSync("useradd", ["--system", "--user-group", "--no-create-home", NAME], { stdio: "ignore" });
  const made = lookUp();
  if (made) return made;
  throw new Error(
    `PostgreSQL cannot run as root, and the user "${NAME}" could not be created. Start as another user, or set DATABASE_URL.`,
  );
}

/** Asks the operating system, because parent folders and ACLs matter too. */
export function canEnter(folder: string, account: Account): boolean {
  if (account.uid === undefined) return true;
  const attempt = spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], {
    ...account,
    cwd: "/",
    stdio: "ignore",
  });
  return attempt.status === 0;
}

function lookUp(): Account | undefined {
  try {
    const id = (flag: string) =>
      Number(execFileSync("id", [flag, NAME], { encoding: "utf8", stdio: "pipe" }));
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    return undefined;
  }
}

/** A new temporary folder that PostgreSQL's account may enter. TMPDIR may be a private folder of another user. */
export async function makeOpenFolder(prefix: string): Promise<string> {
  const account = postgresAccount();
  const parents = [tmpdir(), "/tmp", "/var/tmp"];
  const parent = parents.find((folder) => canEnter(folder, account)) ?? tmpdir();
  const folder = await mkdtemp(path.join(parent, prefix));
  await chmod(folder, 0o711);
  return folder;
}
