import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { REAL_WORLD } from "@/scripts/test/app";

const START_TIMEOUT_MS = 600_000;

/** An app process like that of `npm start`, which tests can stop or kill. */
export class AppProcess {
  readonly url: string;
  /** All that it has written to its error output. */
  complaints = "";
  /** The lines of its other output. */
  readonly lines: string[] = [];
  private child: ChildProcess | undefined;

  constructor(
    private readonly dataDir: string,
    private readonly port: number,
    private readonly variables: Record<string, string> = {},
    private readonly node = process.execPath,
  ) {
    this.url = `http://localhost:${port}`;
  }

  /** Waits until it has announced its address. */
  async start(): Promise<void> {
    const child = spawn(this.node, ["scripts/run.mjs", "start"], {
      env: {
        ...process.env,
        ...Object.fromEntries(REAL_WORLD.map((name) => [name, ""])),
        DATA_DIR: this.dataDir,
        PORT: String(this.port),
        APP_URL: this.url,
        IMAGE_ENGINE: "local",
        // Long, because other tests keep the processors busy; a broken connection is noticed at once anyway.
        DATABASE_PATIENCE_MS: "30000",
        LOG_LEVEL: "warn",
        ...this.variables,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.child = child;
    child.stderr.on("data", (text) => {
      this.complaints += text;
      process.stderr.write(text);
    });
    const lines = createInterface({ input: child.stdout });
    const announced = new Promise<true>((done) =>
      lines.on("line", (line) => {
        this.lines.push(line);
        if (line.startsWith("Formcast is at ")) done(true);
      }),
    );
    const failed = once(child, "exit").then(() => false);
    const late = new Promise<false>((done) => setTimeout(done, START_TIMEOUT_MS, false).unref());
    if (!(await Promise.race([announced, failed, late]))) throw new Error("The app did not start.");
  }

  /** SIGKILL skips every cleanup. */
  async stop(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }
}
