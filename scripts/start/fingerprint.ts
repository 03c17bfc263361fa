import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** A hash of all files in these places, without tests. Missing places are allowed. */
export async function fingerprint(places: readonly string[]): Promise<string> {
  const files = (await Promise.all(places.map(filesIn))).flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash("sha256");
  for (const [index, file] of files.entries()) {
    const digest = createHash("sha256")
      .update(contents[index] ?? "")
      .digest("hex");
    hash.update(`${file}\0${digest}\n`);
  }
  return hash.digest("hex");
}

export async function isDone(stamp: string, print: string): Promise<boolean> {
  return (await readFile(stamp, "utf8").catch(() => "")) === print;
}

/** Runs `work` unless the file `stamp` has the same fingerprint. */
export async function unlessDone(stamp: string, print: string, work: () => Promise<void>): Promise<void> {
  if (await isDone(stamp, print)) return;
  await work();
  await writeFile(stamp, print);
}

async function filesIn(place: string): Promise<string[]> {
  try {
    const entries = await readdir(place, { withFileTypes: true, recursive: true });
    return entries
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
  } catch (error) {
    const isFile = error instanceof Error && "code" in error && error.code === "ENOTDIR";
    return isFile ? [place] : [];
  }
}
