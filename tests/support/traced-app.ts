import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, lstat, mkdir, readdir, readFile, readlink, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Where Next has built, as every path of the build says, and where the start has put it. */
const BUILD = ".next";
const SERVED = ".next-served";
const TRACE = ".nft.json";
const START_TIMEOUT_MS = 300_000;

/** Serves a build like a serverless host: Next's server alone, without `next start` and the sources. */
const LAUNCHER = `
process.env.NODE_ENV = "production";
process.chdir(__dirname);
const { config } = require("./${BUILD}/required-server-files.json");
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
const { default: NextServer } = require("next/dist/server/next-server.js");
const port = Number(process.env.PORT);
const server = new NextServer({ dir: __dirname, dev: false, conf: config, hostname: "localhost", port });
const handle = server.getRequestHandler();
server.prepare().then(() => require("node:http").createServer((request, response) => handle(request, response)).listen(port));
`;

/**
 * Copies only the files that the build lists for its functions: the files of every trace (`*.nft.json`), and those that
 * the server reads itself.
 */
export async function copyTracedOutput(folder: string): Promise<void> {
  const built = await readdir(SERVED, { recursive: true });
  const traces = built.filter((file) => file.endsWith(TRACE)).map((file) => path.join(BUILD, file));
  const wanted = new Set(["package.json"]);
  for (const trace of traces) {
    const { files } = JSON.parse(await readFile(builtFile(trace), "utf8")) as { files: string[] };
    wanted.add(trace.slice(0, -TRACE.length));
    for (const file of files) wanted.add(path.relative(".", path.resolve(path.dirname(trace), file)));
  }
  const required = JSON.parse(await readFile(path.join(SERVED, "required-server-files.json"), "utf8"));
  for (const file of required.files as string[]) wanted.add(file);
  for (const file of wanted) await copy(builtFile(file), path.join(folder, file));
  await writeFile(path.join(folder, "launcher.cjs"), LAUNCHER);
}

const builtFile = (file: string) =>
  file.startsWith(`${BUILD}${path.sep}`) ? path.join(SERVED, path.relative(BUILD, file)) : file;

async function copy(from: string, to: string): Promise<void> {
  const stat = await lstat(from).catch(() => null);
  if (!stat || stat.isDirectory()) return;
  await mkdir(path.dirname(to), { recursive: true });
  if (stat.isSymbolicLink()) await symlink(await readlink(from), to);
  else await copyFile(from, to);
}

/** A running copy of the traced output, on a migrated database. */
export class TracedApp {
  private child: ChildProcess | undefined;

  constructor(
    readonly url: string,
    private readonly folder: string,
    private readonly variables: Record<string, string>,
  ) {}

  async start(): Promise<void> {
    const { PATH, HOME } = process.env;
    const env = { PATH, HOME, PORT: new URL(this.url).port, APP_URL: this.url, NEXTAUTH_URL: this.url };
    const child = spawn(process.execPath, ["launcher.cjs"], {
      cwd: this.folder,
      env: { ...env, ...this.variables, NODE_ENV: "production" },
      stdio: ["ignore", "ignore", "inherit"],
    });
    this.child = child;
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await this.isUp())) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error("The traced app did not start.");
      await sleep(100);
    }
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }

  private isUp(): Promise<boolean> {
    return fetch(`${this.url}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
  }
}
