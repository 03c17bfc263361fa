import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const START_TIME = 19;

/** Identifies a process even after its pid is reused. Undefined if it does not run. */
export function processIdentity(pid: number): string | undefined {
  try {
    return process.platform === "linux" ? linuxIdentity(pid) : posixIdentity(pid);
  } catch {
    return undefined;
  }
}

/** The command name in /proc/PID/stat may contain blanks and brackets, so fields are counted from the last bracket. */
function linuxIdentity(pid: number): string | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const isZombie = fields[0] === "Z";
  if (isZombie) return undefined;
  const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  return `${pid} ${fields[START_TIME]} ${boot}`;
}

function posixIdentity(pid: number): string | undefined {
  const started = execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], {
    encoding: "utf8",
    stdio: "pipe",
  });
  return started.trim() ? `${pid} ${started.trim()}` : undefined;
}
