import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect } from "@/lib/platform/kernel/db";
import { createTestDatabase, type TestDatabase } from "../support/database";

describe("a connection of the app", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  /** What PostgreSQL knows of the only connection after three equal reads. */
  async function rememberedBy(url: string) {
    const db = connect(url, { connections: 1 });
    for (let time = 0; time < 3; time++) await db.client.findMany({ where: { isSample: true } });
    const statements = await db.$queryRaw<{ generic_plans: bigint; custom_plans: bigint }[]>`
      SELECT "generic_plans", "custom_plans" FROM pg_prepared_statements WHERE "statement" LIKE '%"Client"%"isSample" = %' AND "statement" NOT LIKE '%pg_prepared%'`;
    const [limit] = await db.$queryRaw<{ statement_timeout: string }[]>`SHOW statement_timeout`;
    await db.$disconnect();
    return { statements, limit: limit?.statement_timeout };
  }

  it("has each statement parsed once, and ends one that takes too long", async () => {
    const { statements, limit } = await rememberedBy(database.url);
    expect(statements).toHaveLength(1);
    expect(Number(statements[0]!.generic_plans + statements[0]!.custom_plans)).toBe(3);
    expect(limit).toBe("10s");
  });

  it("keeps nothing behind a pooler, whose next transaction has another connection", async () => {
    const url = new URL(database.url);
    url.searchParams.set("pgbouncer", "true");
    expect(await rememberedBy(url.href)).toEqual({ statements: [], limit: "0" });
  });
});
