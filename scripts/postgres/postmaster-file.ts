import { readFile } from "node:fs/promises";
import path from "node:path";

export interface PostmasterFile {
  pid: number;
  /** "starting", "stopping" or "ready"; empty at first. */
  status: string;
}

const STATUS_LINE = 7;

/** PostgreSQL's status file in the data folder; undefined if missing. */
export async function readPostmasterFile(dataFolder: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(postmasterFile(dataFolder), "utf8").catch(() => "");
  const lines = text.split("\n");
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, status: lines[STATUS_LINE]?.trim() ?? "" };
}

export function postmasterFile(dataFolder: string): string {
  return path.join(dataFolder, "postmaster.pid");
}
