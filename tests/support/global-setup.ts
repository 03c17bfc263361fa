import type { TestProject } from "vitest/node";
import { withClient } from "@/prisma/engine/with-client";
import { applyMigrations } from "@/prisma/migrate";
import { startTemporaryCluster } from "@/scripts/postgres/temporary-cluster";

declare module "vitest" {
  export interface ProvidedContext {
    /** A database of the test server that nobody changes, for creating and dropping others from. */
    maintenanceUrl: string;
    /** The migrated, empty database that every test database is a copy of. */
    templateDatabase: string;
  }
}

const TEMPLATE = "formcast_template";

/** One PostgreSQL for the whole run, with one migrated database to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTemporaryCluster();
  try {
    const maintenanceUrl = cluster.url("postgres");
    await withClient(maintenanceUrl, (client) => client.query(`CREATE DATABASE ${TEMPLATE}`));
    await applyMigrations(cluster.url(TEMPLATE));
    project.provide("maintenanceUrl", maintenanceUrl);
    project.provide("templateDatabase", TEMPLATE);
    return cluster.stop;
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}
