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

/** Whether one of the stamps, which are files, has this fingerprint. */
export async function isDone(stamps: readonly string[], print: string): Promise<boolean> {
  const known = await Promise.all(stamps.map((stamp) => readFile(stamp, "utf8").catch(() => "")));
  return known.includes(print);
}

/** Runs `work` unless it is done, and then writes the first stamp. */
export async function unlessDone(
  stamps: readonly [string, ...string[]],
  print: string,
  work: () => Promise<void>,
): Promise<void> {
  if (await isDone(stamps, print)) return;
  await work();
  await writeFile(stamps[0], print);
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
