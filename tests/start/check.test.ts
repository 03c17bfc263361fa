import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { check, type Finding } from "@/scripts/check/checks";
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from "../support/database";
import { SmtpServer } from "../support/smtp-server";
import { BLOB_TOKEN, startVercelBlobServer } from "../support/vercel-blob-server";

const SECRET = "0123456789abcdef0123456789abcdef";

describe("npm run check", () => {
  let database: TestDatabase;
  let blobServer: Awaited<ReturnType<typeof startVercelBlobServer>>;
  const mailServer = new SmtpServer();
  let complete: Record<string, string>;

  beforeAll(async () => {
    database = await createTestDatabase();
    blobServer = await startVercelBlobServer();
    complete = {
      DATABASE_URL: database.url,
      NEXTAUTH_SECRET: SECRET,
      APP_URL: "https://formcast.example",
      BLOB_READ_WRITE_TOKEN: BLOB_TOKEN,
      SMTP_URL: await mailServer.start(),
      CRON_SECRET: SECRET,
    };
  });
  afterAll(async () => {
    await mailServer.stop();
    await blobServer.stop();
    await database.drop();
  });

  const named = (findings: Finding[], state: Finding["state"]) =>
    findings.filter((finding) => finding.state === state).map(({ name }) => name);
  const finding = async (variables: Record<string, string>, name: string) =>
    (await check({ ...complete, ...variables })).find((each) => each.name === name);

  it("is content with a deployment that has everything, and suggests Replicate", async () => {
    const findings = await check(complete);
    expect(named(findings, "missing")).toEqual([]);
    expect(named(findings, "advice")).toEqual(["REPLICATE_API_TOKEN"]);
  });

  it("names everything that nothing at all lacks", async () => {
    expect(named(await check({}), "missing")).toEqual(Object.keys(complete));
  });

  it("says how to mend a value that cannot be used", async () => {
    const findings = await check({ ...complete, CRON_SECRET: "short", PORT: "x" });
    expect(named(findings, "missing").sort()).toEqual(["CRON_SECRET", "PORT"]);
  });

  it("asks for migrations that are not applied yet", async () => {
    const empty = await createEmptyDatabase();
    try {
      const { state, text } = (await finding({ DATABASE_URL: empty.url }, "DATABASE_URL"))!;
      expect([state, text]).toEqual([
        "missing",
        expect.stringMatching(/^\d+ migrations wait: npm run db:deploy$/),
      ]);
    } finally {
      await empty.drop();
    }
  });

  it.each([
    ["DATABASE_URL", "postgresql://ann:hidden-password@127.0.0.1:1/nowhere", "nothing listens there"],
    ["SMTP_URL", "smtp://ann:hidden-password@127.0.0.1:1", "does not answer"],
    ["BLOB_READ_WRITE_TOKEN", "vercel_blob_rw_teststore_hidden-password", "does not answer"],
  ])(
    "says of a %s that leads nowhere that nothing answers, without repeating it",
    async (name, value, words) => {
      const { state, text } = (await finding({ [name]: value }, name))!;
      expect([state, text]).toEqual(["missing", expect.stringContaining(words)]);
      expect(text).not.toContain("hidden-password");
    },
  );
});
