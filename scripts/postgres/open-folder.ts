import { chmod, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { canEnter, postgresAccount } from "./account";

/**
 * A new folder for temporary files that PostgreSQL's account may pass through. The system's place for those is
 * closed to it where TMPDIR leads into somebody's private folder.
 */
export async function makeOpenFolder(prefix: string): Promise<string> {
  const account = postgresAccount();
  const parents = [tmpdir(), "/tmp", "/var/tmp"];
  const parent = parents.find((folder) => canEnter(folder, account)) ?? tmpdir();
  const folder = await mkdtemp(path.join(parent, prefix));
  await chmod(folder, 0o711);
  return folder;
}
