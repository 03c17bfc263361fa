import { randomBytes } from "node:crypto";
import { access, constants, mkdir, readFile, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import path from "node:path";
import { type Lock, takeLock } from "./lock";
import { codeOf, Trouble } from "./trouble";

/** Makes DATA_DIR if need be and takes it for this process, unless another one has it. */
export async function tryDataFolder(folder: string): Promise<Lock | undefined> {
  await makeWritable(folder);
  return takeLock(path.join(folder, "lock"));
}

/** As `tryDataFolder`, for a program that cannot go on without it. */
export async function takeDataFolder(folder: string): Promise<Lock> {
  const lock = await tryDataFolder(folder);
  if (lock) return lock;
  throw new Trouble(
    `Formcast is already running on DATA_DIR ${folder}. For a second copy choose others, such as: DATA_DIR=.data-2 PORT=3001 npm start`,
  );
}

async function makeWritable(folder: string): Promise<void> {
  // PostgreSQL runs as another user when we are root, and has to pass through to its own folder.
  const isRoot = process.platform !== "win32" && userInfo().uid === 0;
  try {
    await mkdir(folder, { recursive: true, mode: isRoot ? 0o711 : 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Trouble(
      `DATA_DIR ${folder} cannot be written to (${codeOf(error)}). Make it writable, or set DATA_DIR to another folder.`,
    );
  }
}

/** A random value that is made once and kept in `file`, readable for this user alone. */
export async function keptSecret(file: string): Promise<string> {
  try {
    return (await readFile(file, "utf8")).trim();
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
    const secret = randomBytes(32).toString("base64url");
    await writeFile(file, `${secret}\n`, { mode: 0o600, flag: "wx" });
    return secret;
  }
}
