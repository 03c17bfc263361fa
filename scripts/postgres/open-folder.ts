import { chmod, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { canEnter, postgresAccount } from "./account";

/** A new temporary folder that PostgreSQL's account may enter. TMPDIR may be a private folder of another user. */
export async function makeOpenFolder(prefix: string): Promise<string> {
  const account = postgresAccount();
  const parents = [tmpdir(), "/tmp", "/var/tmp"];
  const parent = parents.find((folder) => canEnter(folder, account)) ?? tmpdir();
  const folder = await mkdtemp(path.join(parent, prefix));
  await chmod(folder, 0o711);
  return folder;
}
