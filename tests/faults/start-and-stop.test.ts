import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { makeOpenFolder } from "@/scripts/postgres/account";
import { freePort } from "@/scripts/postgres/cluster";
import { AppProcess } from "../support/app-process";
import { createTestDatabase } from "../support/database";
import { LENGTH } from "../support/length";
import { WorkingDay } from "../support/working-day";

const OWN = process.versions.node;
const VERSIONS = LENGTH.isLong ? [OWN, "22", "24", "26"] : [OWN];
const CONNECTIONS = 50;
/** What a busy machine makes the app say: of a photo's check and of its health, which are advice, and of jobs, which run again. */
const TOO_SLOW = [
  "The photo check timed out",
  "timeout exceeded when trying to connect",
  "Unable to start a transaction in the given time",
  "no answer in time",
];

const scratch = await mkdtemp(path.join(tmpdir(), "formcast-node-"));
afterAll(() => rm(scratch, { recursive: true, force: true }));

/** The binary of a version from npm. The package `node` would fetch it by an install script; its platform packages have it. */
function nodeOf(version: string): string {
  if (version === OWN) return process.execPath;
  const folder = path.join(scratch, version);
  const name = `node-${process.platform}-${process.arch}`;
  execFileSync("npm", ["install", "--prefix", folder, "--no-audit", "--no-fund", `${name}@${version}`], {
    stdio: "inherit",
  });
  return path.join(folder, "node_modules", name, "bin", "node");
}

/** Adds the statuses of requests over one connection, or its error, until the server closes it. */
async function keepAsking(url: string, said: unknown[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let isOpen = true; isOpen; ) {
    isOpen = await new Promise<boolean>((done) => {
      const request = get(url, { agent }, (response) => {
        said.push(response.statusCode);
        response.resume().on("end", () => done(response.headers.connection === "keep-alive"));
      });
      request.on("error", (error: NodeJS.ErrnoException) => {
        said.push(error.code);
        done(false);
      });
    });
  }
  agent.destroy();
}

it.each(VERSIONS)(
  "Node %s starts, serves a trainer's work and stops, without a word of complaint",
  async (version) => {
    const database = await createTestDatabase();
    const dataDir = await makeOpenFolder("formcast-versions-");
    const variables = { DATABASE_URL: database.url, RATE_LIMIT_SCALE: "1000", LOG_LEVEL: "info" };
    const app = new AppProcess(dataDir, await freePort(), variables, nodeOf(version));
    try {
      await app.start();
      const first = await Promise.all(["/api/health", "/login"].map((page) => fetch(app.url + page)));
      expect(first.map(({ status }) => status)).toEqual([200, 200]);

      const day = new WorkingDay(app.url, "Nora");
      await day.begin();
      await day.work(10, LENGTH.seed);
      await day.untilImagesAreDone();
      expect(day.kept.size).toBeGreaterThan(0);

      // A mail program's button, whose address is rewritten: the server must not ask itself over the network.
      const stop = await fetch(`${app.url}/mails?stop=unknown`, { method: "POST" });
      expect(stop.status).toBe(404);
      const posts = () => app.lines.filter((line) => line.includes('"POST"') && /mails/.test(line));
      await expect.poll(posts).toHaveLength(1);

      const said = Array.from({ length: CONNECTIONS }, (): unknown[] => []);
      const asking = said.map((each) => keepAsking(`${app.url}/version.json`, each));
      await expect.poll(() => said.filter(({ length }) => length > 0)).toHaveLength(CONNECTIONS);
      await app.stop("SIGTERM");
      await Promise.all(asking);
      expect(said.flat().filter((status) => status !== 200)).toEqual([]);
      const isSlow = (line: string) => TOO_SLOW.some((words) => line.includes(words));
      const complaints = app.complaints.split("\n").filter((line) => line && !isSlow(line));
      expect(complaints.join("\n")).toBe("");
    } finally {
      await app.stop("SIGKILL");
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
