import { readdir, readFile } from "node:fs/promises";

const KIB_PER_MIB = 1024;
/** Linux counts CPU time in hundredths of a second. */
const MS_PER_TICK = 10;

/** Resident memory in MiB of the descendants of `root` whose command contains `part`. */
export async function residentMiB(root: number, part: string): Promise<number> {
  const found = await processesUnder(root, part);
  return found.reduce((sum, { residentKib }) => sum + residentKib, 0) / KIB_PER_MIB;
}

/** CPU time of the same processes so far in milliseconds, user and system. */
export async function processorMs(root: number, part: string): Promise<number> {
  const found = await processesUnder(root, part);
  return found.reduce((sum, { ticks }) => sum + ticks, 0) * MS_PER_TICK;
}

/** Reads Linux's /proc. Shared memory counts once per process. */
async function processesUnder(root: number, part: string) {
  const numbers = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  const processes = (await Promise.all(numbers.map(read))).filter((found) => found !== undefined);
  const parentOf = new Map(processes.map(({ pid, parent }) => [pid, parent]));
  const descends = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === root || descends(parentOf.get(pid)));
  return processes.filter(({ pid, command }) => command.includes(part) && descends(pid));
}

/** @returns undefined for a process that has ended */
async function read(pid: number) {
  try {
    const [status, command, stat] = await Promise.all(
      ["status", "cmdline", "stat"].map((file) => readFile(`/proc/${pid}/${file}`, "utf8")),
    );
    const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status!)?.[1] ?? 0);
    // The process name in brackets may contain spaces. Fields 14 to 17 are the user and system time of the process and
    // of its ended children, so that a closed database connection still counts.
    const times = stat!
      .slice(stat!.lastIndexOf(")") + 2)
      .split(" ")
      .slice(11, 15);
    return {
      pid,
      parent: field("PPid"),
      command: command!,
      residentKib: field("VmRSS"),
      ticks: times.reduce((sum, time) => sum + Number(time), 0),
    };
  } catch {
    return undefined;
  }
}
