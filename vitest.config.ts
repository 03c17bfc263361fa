import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));
const alias = { "@": root.replace(/\/$/, ""), "server-only": `${root}tests/support/server-only.ts` };

export default defineConfig({
  resolve: { alias },
  plugins: [react()],
  test: {
    // The default leaves one processor unused, which is half of a small machine.
    maxWorkers: "100%",
    env: { TZ: "Asia/Kolkata" },
    // Only ends tests that hang: machines can be slow, and no test measures time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // Isolation would load React or Prisma for each file, which takes longer than most files; see the setup.
    isolate: false,
    setupFiles: ["tests/support/setup-modules.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,components,lib,prisma,scripts}/**/*.test.ts", "tests/*.test.ts"],
          environment: "node",
        },
      },
      {
        extends: true,
        test: {
          name: "components",
          include: ["{app,components,lib}/**/*.test.tsx"],
          environment: "jsdom",
          // After the unit tests, since only one project shares its processes.
          sequence: { groupOrder: 1 },
          setupFiles: ["fake-indexeddb/auto", "tests/support/setup-dom.ts"],
        },
      },
      ...[
        { name: "api", include: ["tests/{api,database,ports,start}/**/*.test.ts"] },
        { name: "faults", include: ["tests/faults/**/*.test.ts"] },
        { name: "shipped", include: ["tests/shipped/**/*.test.ts"] },
      ].map((project) => ({
        extends: true as const,
        test: {
          ...project,
          environment: "node" as const,
          // These tests wait for a database or for servers half of the time.
          maxWorkers: 2 * availableParallelism(),
          sequence: { groupOrder: 2 },
          globalSetup: ["tests/support/global-setup.ts"],
          // Enough for `env()`. The address is invalid, so that a test without its own database fails.
          env: {
            DATABASE_URL: "postgresql://nobody@127.0.0.1:1/nowhere",
            NEXTAUTH_SECRET: "a-secret-for-tests-that-opens-nothing",
            LOG_LEVEL: "silent",
          },
        },
      })),
    ],
  },
});
