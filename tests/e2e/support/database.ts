import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { withClient } from "../../../prisma/engine/with-client";
import { appoint } from "../../../scripts/admin/appoint";

const DATED = { Photo: "takenAt", Measurement: "takenAt", Client: "createdAt" } as const;

/** Moves what was stored just now into the past, as nobody can from outside: the server's clock dates it. */
export async function daysAgo(table: keyof typeof DATED, id: string, days: number): Promise<void> {
  const column = DATED[table];
  const moved = await withClient(await databaseUrl(), (client) =>
    client.query(
      `UPDATE "${table}" SET "${column}" = "${column}" - make_interval(days => $1) WHERE id = $2::uuid`,
      [days, id],
    ),
  );
  if (moved.rowCount !== 1) throw new Error(`There is no ${table} ${id}.`);
}

/** Brings the day of reveal of a client's links about. */
export async function reveal(clientId: string): Promise<void> {
  await withClient(await databaseUrl(), (client) =>
    client.query(`UPDATE "Share" SET "revealAt" = "createdAt" WHERE "clientId" = $1::uuid`, [clientId]),
  );
}

/** Sets the price of a client's images, because those of the local engine cost nothing. */
export async function billImages(clientId: string, microUsd: number): Promise<void> {
  const billed = await withClient(await databaseUrl(), (client) =>
    client.query(`UPDATE "ImageCost" SET "microUsd" = $1 WHERE "clientId" = $2::uuid`, [microUsd, clientId]),
  );
  if (!billed.rowCount) throw new Error(`Client ${clientId} has no images.`);
}

/** Gives a client as many namesakes with a number behind the name, which one by one would take minutes. */
export async function multiplyClient(id: string, copies: number): Promise<void> {
  await withClient(await databaseUrl(), (client) =>
    client.query(
      `INSERT INTO "Client" SELECT (jsonb_populate_record(c, jsonb_build_object(
         'id', gen_random_uuid(), 'name', c."name" || ' ' || n))).*
       FROM "Client" c, generate_series(1, $1::int) n WHERE c."id" = $2::uuid`,
      [copies, id],
    ),
  );
}

/** Gives an account the rights of an admin, as the operator's command does. */
export async function makeAdmin({ email }: { email: string }): Promise<void> {
  await appoint(await databaseUrl(), email, true);
}

/** An empty database beside the one of the app under test, for an app of a test's own: it loads no demo data there. */
export async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const url = new URL(await databaseUrl());
  const beside = url.href;
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await withClient(beside, (client) => client.query(`CREATE DATABASE ${name}`));
  url.pathname = name;
  const drop = async () => {
    await withClient(beside, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
  };
  return { url: url.href, drop };
}

/** Where the app under test says that its database is. */
async function databaseUrl(): Promise<string> {
  const file = path.join(process.env.DATA_DIR ?? ".data", "runtime.json");
  return process.env.DATABASE_URL || JSON.parse(await readFile(file, "utf8")).databaseUrl;
}
