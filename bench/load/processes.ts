import { readdir, readFile } from "node:fs/promises";

const KIB_PER_MIB = 1024;
/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10;

/** Resident memory in MiB of the processes that descend from `root` and whose command names `part`. */
export async function residentMiB(root: number, part: string): Promise<number> {
  const found = await processesUnder(root, part);
  return found.reduce((sum, { residentKib }) => sum + residentKib, 0) / KIB_PER_MIB;
}

/** Processor time that the same processes have taken so far, their own and the system's for them, in milliseconds. */
export async function processorMs(root: number, part: string): Promise<number> {
  const found = await processesUnder(root, part);
  return found.reduce((sum, { ticks }) => sum + ticks, 0) * MS_PER_TICK;
}

/** From Linux's /proc. Memory that processes share counts once for each. */
async function processesUnder(root: number, part: string) {
  const numbers = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  const processes = (await Promise.all(numbers.map(read))).filter((found) => found !== undefined);
  const parentOf = new Map(processes.map(({ pid, parent }) => [pid, parent]));
  const descends = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === root || descends(parentOf.get(pid)));
  return processes.filter(({ pid, command }) => command.includes(part) && descends(pid));
}

/** Undefined for a process that has ended. */
async function read(pid: number) {
  try {
    const [status, command, stat] = await Promise.all(
      ["status", "cmdline", "stat"].map((file) => readFile(`/proc/${pid}/${file}`, "utf8")),
    );
    const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status!)?.[1] ?? 0);
    // The name before it, in brackets, may hold spaces; the 14th and 15th fields are user's and system's time.
    const [user, system] = stat!
      .slice(stat!.lastIndexOf(")") + 2)
      .split(" ")
      .slice(11, 13)
      .map(Number);
    return {
      pid,
      parent: field("PPid"),
      command: command!,
      residentKib: field("VmRSS"),
      ticks: (user ?? 0) + (system ?? 0),
    };
  } catch {
    return undefined;
  }
}
