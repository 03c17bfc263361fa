import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { REAL_WORLD } from "@/scripts/test/app";

const START_TIMEOUT_MS = 300_000;

/** An app process like that of `npm start`, which tests can stop or kill. */
export class AppProcess {
  readonly url: string;
  private child: ChildProcess | undefined;

  constructor(
    private readonly dataDir: string,
    private readonly port: number,
    private readonly variables: Record<string, string> = {},
  ) {
    this.url = `http://localhost:${port}`;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ["scripts/run.mjs", "start"], {
      env: {
        ...process.env,
        ...Object.fromEntries(REAL_WORLD.map((name) => [name, ""])),
        DATA_DIR: this.dataDir,
        PORT: String(this.port),
        APP_URL: this.url,
        IMAGE_ENGINE: "local",
        LOG_LEVEL: "warn",
        ...this.variables,
      },
      stdio: ["ignore", "ignore", "inherit"],
    });
    this.child = child;
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await this.isUp())) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error("The app did not start.");
      await sleep(100);
    }
  }

  /** SIGKILL skips every cleanup. */
  async stop(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }

  private isUp(): Promise<boolean> {
    return fetch(`${this.url}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
  }
}
