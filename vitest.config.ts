import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));
const alias = { "@": root.replace(/\/$/, ""), "server-only": `${root}tests/support/server-only.ts` };

export default defineConfig({
  resolve: { alias },
  plugins: [react()],
  test: {
    // By default one processor is left over, which on a small machine is half of it.
    maxWorkers: "100%",
    env: { TZ: "Asia/Kolkata" },
    // Machines are shared and slow at times; no test measures time, and these only end what hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 20_000 } },
    // A process for each file loads React or Prisma anew, which takes longer than most of them; see the set-up.
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
          // After the unit tests: processes are shared within a project alone.
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
          globalSetup: ["tests/support/global-setup.ts"],
          // Enough for `env()`. The address leads nowhere, so a test that forgets its own database fails.
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
