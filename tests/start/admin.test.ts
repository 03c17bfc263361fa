import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { withClient } from "@/prisma/engine/with-client";
import { appoint } from "@/scripts/admin/appoint";
import { runCommand } from "../support/command";
import { createTestDatabase, type TestDatabase } from "../support/database";

describe("npm run admin", () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  const query = (sql: string, values: unknown[] = []) =>
    withClient(database.url, async (client) => (await client.query(sql, values)).rows);
  const account = (name: string, { isAdmin = false, deletedAt = null as Date | null } = {}) =>
    query(
      `INSERT INTO "Trainer" ("id", "name", "email", "passwordHash", "isAdmin", "deletedAt")
       VALUES (gen_random_uuid(), $1, lower($1) || '@formcast.test', 'none', $2, $3)`,
      [name, isAdmin, deletedAt],
    );
  const admins = async () =>
    (await query(`SELECT "name" FROM "Trainer" WHERE "isAdmin" ORDER BY 1`)).map((row) => row.name);
  const audited = async () =>
    (await query(`SELECT * FROM "AuditEntry" ORDER BY "at"`)).map(
      ({ actorId, actorEmail, action, details }) => ({ actorId, actorEmail, action, name: details.name }),
    );
  const operator = { actorId: null, actorEmail: "npm run admin" };

  const run = (...words: string[]) => runCommand("admin", words, { DATABASE_URL: database.url });

  it("appoints an admin, revokes it while another admin remains, and audits both", async () => {
    await account("Ida", { isAdmin: true });
    await account("Ann");
    expect(await run("Ann@formcast.test")).toEqual({ code: 0, said: "ann@formcast.test is an admin now.\n" });
    expect(await admins()).toEqual(["Ann", "Ida"]);
    expect(await run("ann@formcast.test", "--revoke")).toMatchObject({ code: 0 });
    expect(await admins()).toEqual(["Ida"]);
    expect(await audited()).toEqual([
      { ...operator, action: "promote", name: "Ann" },
      { ...operator, action: "demote", name: "Ann" },
    ]);
  });

  it("does not revoke the last admin; deleted admins do not count", async () => {
    await account("Ida", { isAdmin: true });
    await account("Gone", { isAdmin: true, deletedAt: new Date() });
    const { code, said } = await run("ida@formcast.test", "--revoke");
    expect(code).toBe(1);
    expect(said).toBe("ida@formcast.test is the last admin. Make another account an admin first.\n");
    expect(await admins()).toEqual(["Gone", "Ida"]);
    expect(await audited()).toEqual([]);
  });

  it("leaves one admin when two are revoked at once", async () => {
    await account("Ida", { isAdmin: true });
    await account("Eve", { isAdmin: true });
    const outcomes = await Promise.allSettled(
      ["ida", "eve"].map((name) => appoint(database.url, `${name}@formcast.test`, false)),
    );
    expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await admins()).toHaveLength(1);
  });

  it("does not find deleted accounts, and audits nothing if nothing changes", async () => {
    await account("Ida", { isAdmin: true });
    await account("Gone", { deletedAt: new Date() });
    for (const email of ["gone@formcast.test", "nobody@formcast.test"])
      await expect(appoint(database.url, email, true)).rejects.toThrow("There is no account");
    await appoint(database.url, "ida@formcast.test", true);
    expect(await audited()).toEqual([]);
  });
});
