import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const { buildCommand, crons } = JSON.parse(readFileSync("vercel.json", "utf8"));

describe("a deployment on Vercel", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "formcast-vercel-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  for (const name of ["npm", "npx"]) {
    writeFileSync(path.join(folder, name), `#!/bin/sh\necho ${name} "$@"\n`);
    chmodSync(path.join(folder, name), 0o755);
  }
  /** The programs that the build would start. */
  const stepsFor = (VERCEL_ENV: string) => {
    const env = { NODE_ENV: "production" as const, PATH: `${folder}:${process.env.PATH}`, VERCEL_ENV };
    return execFileSync("sh", ["-c", buildCommand], { env, encoding: "utf8" }).trim().split("\n");
  };

  it("migrates the database before the build", () => {
    expect(stepsFor("production")).toEqual(["npm run db:generate", "npm run db:deploy", "npx next build"]);
  });

  it.each(["preview", "development", ""])("touches no database as %j", (kind) => {
    expect(stepsFor(kind)).toEqual(["npm run db:generate", "npx next build"]);
  });

  it("runs the scheduled jobs every hour, since reminders wait for the morning of their time zone", () => {
    expect(crons).toEqual([{ path: "/api/cron", schedule: expect.stringMatching(/^\d+ \* \* \* \*$/) }]);
  });
});
