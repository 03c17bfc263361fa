import { execFileSync, spawnSync } from "node:child_process";
import { userInfo } from "node:os";

/** The operating-system account that PostgreSQL runs as; without numbers it is the current one. */
export interface Account {
  uid?: number;
  gid?: number;
}

const NAME = "postgres";

/** PostgreSQL refuses to run as root. There it gets the user `postgres`, which is made when it is missing. */
export function postgresAccount(): Account {
  const isRoot = process.platform !== "win32" && userInfo().uid === 0;
  if (!isRoot) return {};
  const known = lookUp();
  if (known) return known;
  spawnSync("useradd", ["--system", "--user-group", "--no-create-home", NAME], { stdio: "ignore" });
  const made = lookUp();
  if (made) return made;
  throw new Error(
    `PostgreSQL cannot run as root, and the user "${NAME}" could not be made. Start as an ordinary user, or set DATABASE_URL.`,
  );
}

/** Whether the account may go into `folder`. Asked of the system itself, since parents and ACLs decide too. */
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
