import { createHash, randomBytes } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import type pg from "pg";
import type { Env } from "../../lib/platform/kernel/env";
import { isPooler } from "../../lib/platform/kernel/named-statements";
import { withClient } from "../../prisma/engine/with-client";
import { canEnter, postgresAccount } from "../postgres/account";
import type { Cluster, ClusterOptions } from "../postgres/cluster";
import { makeSpareWal } from "../postgres/disk-guard";
import { startLastingCluster } from "../postgres/lasting-cluster";
import { setPassword } from "../postgres/password";
import { storedSecret } from "./data-folder";
import { codeOf, OperatorError } from "./operator-error";
import { writePrivateFile } from "./private-file";

export interface Database {
  url: string;
  isEmbedded: boolean;
  /** Resolves if the embedded server ends unexpectedly. */
  ended: Promise<void>;
  close: () => Promise<void>;
}

const NAME = "formcast";
const OLDEST_VERSION = 15;
const STATEMENT_MS = 10_000;

/** For clusters and binaries if the checkout is not accessible; only root needs it. */
const SHELTER = "/var/lib/formcast";

export function openDatabase(env: Env): Promise<Database> {
  return env.DATABASE_URL ? reach(env.DATABASE_URL) : startEmbedded(env.DATA_DIR);
}

async function reach(url: string): Promise<Database> {
  const version = await serverVersion(url);
  if (version < OLDEST_VERSION) {
    throw new OperatorError(
      `DATABASE_URL leads to PostgreSQL ${version}; Formcast needs ${OLDEST_VERSION} or later.`,
    );
  }
  return { url, isEmbedded: false, ended: new Promise(() => {}), close: async () => {} };
}

async function serverVersion(url: string): Promise<number> {
  try {
    const askVersion = async (client: pg.Client) => {
      const { rows } = await client.query(
        "SELECT current_setting('server_version_num')::int / 10000 AS major",
      );
      return rows[0].major;
    };
    // A setting of the connection, as the app has, which only a pooler refuses.
    return await withClient(url, askVersion, isPooler(url) ? {} : { statement_timeout: STATEMENT_MS });
  } catch (error) {
    const { host } = new URL(url);
    throw new OperatorError(
      `DATABASE_URL: the database at ${host} cannot be used (${connectionProblem(error)}). Correct it, or leave DATABASE_URL out to use the embedded one.`,
    );
  }
}

async function startEmbedded(dataDir: string): Promise<Database> {
  const dataFolder = await clusterFolder(dataDir);
  const password = await storedSecret(`${dataFolder}.password`, "The database gets the new one.");
  const cluster = await startWith({ dataFolder, password, shelter: SHELTER });
  try {
    const url = cluster.url(NAME);
    await makeDatabase(cluster.url("postgres"));
    await makeSpareWal(cluster.url("postgres"), dataFolder);
    return { url, isEmbedded: true, ended: cluster.ended, close: cluster.stop };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

/** If the stored password was lost, the cluster gets the new one: the owner of the files may change it. */
async function startWith(options: ClusterOptions): Promise<Cluster> {
  const cluster = await startLastingCluster(options);
  try {
    await withClient(cluster.url("postgres"), async () => {});
    return cluster;
  } catch (error) {
    await cluster.stop();
    if (codeOf(error) !== "28P01") throw error;
    await setPassword(options);
    return startLastingCluster(options);
  }
}

/** Under /var/lib if PostgreSQL's user cannot enter DATA_DIR, as under root's home; the path is stored there. */
async function clusterFolder(dataDir: string): Promise<string> {
  const note = path.join(dataDir, "postgres-folder");
  const noted = await readFile(note, "utf8").catch(() => null);
  if (noted !== null) return notedFolder(note, noted.trim());
  if (canEnter(dataDir, postgresAccount())) return path.join(dataDir, "postgres");
  const label = createHash("sha256").update(dataDir).digest("hex").slice(0, 12);
  const folder = path.join(SHELTER, `${label}-${randomBytes(3).toString("hex")}`);
  await mkdir(SHELTER, { recursive: true, mode: 0o755 });
  await writePrivateFile(note, `${folder}\n`);
  console.log(
    `PostgreSQL does not run as root, and its user may not enter ${dataDir}. Its data is in ${folder}.`,
  );
  return folder;
}

/** @throws OperatorError if the stored path is damaged, because a new cluster would look like lost data */
function notedFolder(note: string, folder: string): string {
  if (path.isAbsolute(folder)) return folder;
  throw new OperatorError(
    `${note} is damaged: it must contain the path of the database's folder in ${SHELTER}. Write that path into it.`,
  );
}

async function makeDatabase(maintenanceUrl: string): Promise<void> {
  await withClient(maintenanceUrl, async (client) => {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [NAME]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${NAME}`);
  });
}

/** What a failed connection to a database, mail server or store means, by its code or message; the first that fits. */
const MEANINGS: [RegExp, string][] = [
  [/ECONNREFUSED/, "nothing listens there"],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, "no such host"],
  [/ETIMEDOUT|timeout expired|Greeting never received/, "no answer"],
  [/28P01/, "wrong user name or password"],
  [/28000/, "this user may not connect"],
  [/3D000/, "it has no database of that name"],
  [/08P01/, "it is a pooler: add pgbouncer=true to the address"],
  [/does not support SSL/, "it does not encrypt: leave out sslmode only inside a network of your own"],
  [/^ENOENT|^EACCES/, "the file of the authority's certificate cannot be read"],
  [/ALTNAME/, "its certificate is for another name"],
  [/CERT_HAS_EXPIRED/, "its certificate has expired"],
  [
    /CERT|SELF_SIGNED|self.signed|certificate/,
    "this machine does not know who signed its certificate: name the authority's file in NODE_EXTRA_CA_CERTS",
  ],
  [/EAUTH/, "it refuses the user name or password"],
  [
    /ETLS|STARTTLS/,
    "it does not encrypt: add requireTLS=false to the address only inside a network of your own",
  ],
];

/** In words, without the error's own message where it is known, because that may contain a password. */
export function connectionProblem(error: unknown): string {
  const coded = error as { originalCode?: unknown } | null;
  const code = typeof coded?.originalCode === "string" ? coded.originalCode : codeOf(error);
  const text = `${code ?? ""} ${error instanceof Error ? error.message : ""}`.trim();
  return MEANINGS.find(([pattern]) => pattern.test(text))?.[1] ?? code ?? "for an unknown reason";
}
