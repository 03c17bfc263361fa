import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { postgresAccount } from "./account";
import { binariesFolder } from "./binaries";
import type { ClusterOptions } from "./cluster";
import { SUPERUSER } from "./initdb";

/** Changes the superuser's password of a stopped cluster, in PostgreSQL's single-user mode. */
export async function setPassword({ dataFolder, password, shelter }: ClusterOptions): Promise<void> {
  const account = postgresAccount();
  const postgres = path.join(await binariesFolder(account, shelter), "postgres");
  const child = spawn(postgres, ["--single", "-D", dataFolder, "postgres"], {
    ...account,
    cwd: "/",
    stdio: ["pipe", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  child.stdin.end(`ALTER ROLE ${SUPERUSER} PASSWORD '${password.replaceAll("'", "''")}'\n`);
  const [code] = await once(child, "close");
  if (code !== 0 || /\b(ERROR|FATAL):/.test(said))
    throw new Error(`The embedded PostgreSQL could not be given a new password: ${said.trim()}`);
}
