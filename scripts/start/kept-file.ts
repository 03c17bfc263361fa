import { chmod, mkdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { writeSynced } from "../../lib/ports/blob-store/local-disk";
import { codeOf } from "./trouble";

/** Writes a small file for this user alone, whole or not at all, and brings it to the disk. */
export async function writeKept(file: string, text: string): Promise<void> {
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
 * What a file holds as `read` understands it; made anew, and kept, where there is none or it is damaged.
 * @param read throws, or answers null, when the text is not what the file ought to hold
 * @param onDamage says what making it anew means for people
 */
export async function keptOrMade<T>(
  file: string,
  read: (text: string) => T | null,
  make: () => { value: T; text: string },
  onDamage: () => void,
): Promise<T> {
  const text = await readFile(file, "utf8").catch((error) => {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  });
  const known = text === null ? null : understood(text, read);
  if (known !== null) {
    // A copy of the folder may have opened it to everybody.
    await chmod(file, 0o600);
    return known;
  }
  if (text !== null) onDamage();
  const made = make();
  await writeKept(file, made.text);
  return made.value;
}

function understood<T>(text: string, read: (text: string) => T | null): T | null {
  try {
    return read(text);
  } catch {
    return null;
  }
}
