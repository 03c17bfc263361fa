import { defineConfig } from "prisma/config";

/**
 * `prisma generate` would download a schema engine that it never runs. Any executable satisfies it, so it gets Node;
 * other commands still find the real engine.
 */
if (process.argv.includes("generate")) {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;
}

export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations", seed: "tsx prisma/seed.ts" },
  datasource: { url: process.env.DATABASE_URL ?? "" },
});
