import { readdir, readFile } from "node:fs/promises";

const KIB_PER_MIB = 1024;

/**
 * Resident memory in MiB of the processes that descend from one and whose command names `part`, read from Linux's
 * /proc. What they share counts once for each.
 */
export async function residentMiB(root: number, part: string): Promise<number> {
  const numbers = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  const processes = (await Promise.all(numbers.map(read))).filter((found) => found !== undefined);
  const parentOf = new Map(processes.map(({ pid, parent }) => [pid, parent]));
  const descends = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === root || descends(parentOf.get(pid)));
  const kib = processes
    .filter(({ pid, command }) => command.includes(part) && descends(pid))
    .reduce((sum, { resident }) => sum + resident, 0);
  return kib / KIB_PER_MIB;
}

/** Nothing of a process that ended meanwhile. */
async function read(pid: number) {
  try {
    const [status, command] = await Promise.all([
      readFile(`/proc/${pid}/status`, "utf8"),
      readFile(`/proc/${pid}/cmdline`, "utf8"),
    ]);
    const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);
    return { pid, parent: field("PPid"), resident: field("VmRSS"), command };
  } catch {
    return undefined;
  }
}
