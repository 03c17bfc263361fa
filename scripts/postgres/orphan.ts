import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { postmasterFile, readPostmasterFile } from "./postmaster-file";

const STOP_TIMEOUT_MS = 30_000;
const POLL_MS = 20;

/** Also removes a pid file whose pid belongs to another program now. The caller must hold the folder's lock. */
export async function stopOrphan(dataFolder: string): Promise<void> {
  const left = await readPostmasterFile(dataFolder);
  if (!left) return;
  if (!commandOf(left.pid).includes(dataFolder)) {
    await rm(postmasterFile(dataFolder), { force: true });
    return;
  }
  process.kill(left.pid, "SIGINT");
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while (commandOf(left.pid).includes(dataFolder)) {
    if (Date.now() > deadline) {
      throw new Error(
        `The PostgreSQL of an earlier run (process ${left.pid}) does not stop. End it and start again.`,
      );
    }
    await sleep(POLL_MS);
  }
}

/** Empty if there is no such process. */
function commandOf(pid: number): string {
  try {
    if (process.platform === "linux")
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8", stdio: "pipe" });
  } catch {
    return "";
  }
}
