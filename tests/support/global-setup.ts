import type { TestProject } from "vitest/node";
import { withClient } from "@/prisma/engine/with-client";
import { applyMigrations } from "@/prisma/migrate";
import { startTemporaryCluster } from "@/scripts/postgres/temporary-cluster";

declare module "vitest" {
  export interface ProvidedContext {
    /** The maintenance database, for creating and dropping others. */
    maintenanceUrl: string;
    /** The migrated, empty template of every test database. */
    templateDatabase: string;
  }
}

const TEMPLATE = "formcast_template";

/** Starts one PostgreSQL for the whole run, with one migrated template. */
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
