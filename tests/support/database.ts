import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { withClient } from "@/prisma/engine/with-client";

export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/**
 * A migrated, empty database of its own, copied from the template. Create it in `beforeAll` and drop it in `afterAll`.
 */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(`TEMPLATE ${inject("templateDatabase")}`);
}

/** A database without migrations. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase("");
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const maintenanceUrl = inject("maintenanceUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await withClient(maintenanceUrl, (client) => client.query(`CREATE DATABASE ${name} ${template}`));
  const url = new URL(maintenanceUrl);
  url.pathname = name;
  return {
    url: url.href,
    drop: async () => {
      await withClient(maintenanceUrl, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}
