import { chmod, mkdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { writeSynced } from "../../lib/ports/blob-store/local-disk";
import { codeOf } from "./operator-error";

/** Writes a small file atomically with mode 0600 and fsync. */
export async function writePrivateFile(file: string, text: string): Promise<void> {
  const draft = `${file}.new`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeSynced(draft, text);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * @param read throws or returns null if the text is invalid
 * @param onDamage tells the operator the consequence
 */
export async function readOrCreate<T>(
  file: string,
  read: (text: string) => T | null,
  make: () => { value: T; text: string },
  onDamage: () => void,
): Promise<T> {
  const text = await readFile(file, "utf8").catch((error) => {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  });
  const known = text === null ? null : parsed(text, read);
  if (known !== null) {
    // A copy of the folder may have changed the mode.
    await chmod(file, 0o600);
    return known;
  }
  if (text !== null) onDamage();
  const made = make();
  await writePrivateFile(file, made.text);
  return made.value;
}

function parsed<T>(text: string, read: (text: string) => T | null): T | null {
  try {
    return read(text);
  } catch {
    return null;
  }
}
