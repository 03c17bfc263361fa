import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { withClient } from "../../../prisma/engine/with-client";
import { appoint } from "../../../scripts/admin/appoint";

const DATED = { Photo: "takenAt", Measurement: "takenAt", Client: "createdAt" } as const;

/** Moves a new row into the past, which no API allows. */
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

/** Sets the reveal day of a client's links to the past. */
export async function reveal(clientId: string): Promise<void> {
  await withClient(await databaseUrl(), (client) =>
    client.query(`UPDATE "Share" SET "revealAt" = "createdAt" WHERE "clientId" = $1::uuid`, [clientId]),
  );
}

/** Sets the price of a client's images, since the local engine is free. */
export async function billImages(clientId: string, microUsd: number): Promise<void> {
  const billed = await withClient(await databaseUrl(), (client) =>
    client.query(`UPDATE "ImageCost" SET "microUsd" = $1 WHERE "clientId" = $2::uuid`, [microUsd, clientId]),
  );
  if (!billed.rowCount) throw new Error(`Client ${clientId} has no images.`);
}

/** Copies a client with numbered names, since the API would take minutes. */
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

/** Makes an account an admin, like the operator's command. */
export async function makeAdmin({ email }: { email: string }): Promise<void> {
  await appoint(await databaseUrl(), email, true);
}

/** An empty database for an app that a test starts itself; it gets no demo data. */
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

/** The database of the app under test. */
async function databaseUrl(): Promise<string> {
  const file = path.join(process.env.DATA_DIR ?? ".data", "runtime.json");
  return process.env.DATABASE_URL || JSON.parse(await readFile(file, "utf8")).databaseUrl;
}
