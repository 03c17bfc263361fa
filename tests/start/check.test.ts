import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withClient } from "@/prisma/engine/with-client";
import { check } from "@/scripts/check/main";
import type { Finding } from "@/scripts/check/settings";
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from "../support/database";
import { VAPID } from "../support/push";
import { S3Server } from "../support/s3-server";
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
      TRUST_PROXY: "1",
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
    (await check({ ...complete, ...variables }, "functions")).find((each) => each.name === name);

  it("accepts a complete deployment and suggests options", async () => {
    const findings = await check(complete, "functions");
    expect(named(findings, "missing")).toEqual([]);
    expect(named(findings, "advice")).toEqual(["MAIL_FROM", "REPLICATE_API_TOKEN", "VAPID_PUBLIC_KEY"]);
  });

  it.each([
    ["matching keys for notifications", { VAPID_PUBLIC_KEY: VAPID.publicKey }, "VAPID_PUBLIC_KEY", "ok"],
    ["keys that do not match", { VAPID_PUBLIC_KEY: "B".repeat(87) }, "VAPID_PUBLIC_KEY", "missing"],
    ["a custom sender", { MAIL_FROM: "Studio <hello@studio.test>" }, "MAIL_FROM", "ok"],
    ["a proxy that is not trusted", { TRUST_PROXY: "0" }, "TRUST_PROXY", "missing"],
    ["rate limits that are too high", { RATE_LIMIT_SCALE: "1000" }, "RATE_LIMIT_SCALE", "advice"],
    ["a log level without requests", { LOG_LEVEL: "warn" }, "LOG_LEVEL", "advice"],
  ])("checks %s", async (_, variables, name, state) => {
    const keys = "VAPID_PUBLIC_KEY" in variables && { VAPID_PRIVATE_KEY: VAPID.privateKey };
    expect(await finding({ ...variables, ...keys }, name)).toMatchObject({ state });
  });

  it("checks the bucket if there is no Vercel store", async () => {
    const bucketServer = new S3Server();
    const bucket = await bucketServer.start();
    const variables = {
      BLOB_READ_WRITE_TOKEN: "",
      S3_ENDPOINT: bucket.endpoint,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    };
    expect(await finding(variables, "S3_ENDPOINT")).toMatchObject({ state: "ok" });
    await bucketServer.stop();
    const { state, text } = (await finding(variables, "S3_ENDPOINT"))!;
    expect([state, text]).toEqual(["missing", expect.stringContaining("nothing listens there")]);
  });

  it("names every missing variable of an empty environment", async () => {
    expect(named(await check({}, "functions"), "missing")).toEqual(Object.keys(complete));
  });

  it("lacks nothing on a server of one's own, where npm start brings what is not set", async () => {
    const findings = await check({});
    expect(named(findings, "missing")).toEqual([]);
    expect(named(findings, "advice")).toEqual(["APP_URL", "SMTP_URL", "MAIL_FROM", "REPLICATE_API_TOKEN"]);
  });

  it("lacks only the trusted proxy on a server of one's own with an https address", async () => {
    const own = { APP_URL: "https://formcast.example", SMTP_URL: complete.SMTP_URL!, MAIL_FROM: "a@b.test" };
    expect(named(await check(own), "missing")).toEqual(["TRUST_PROXY"]);
    const findings = await check({ ...own, DATABASE_URL: complete.DATABASE_URL!, TRUST_PROXY: "127.0.0.1" });
    expect(named(findings, "missing")).toEqual([]);
  });

  it("names invalid values", async () => {
    const findings = await check({ ...complete, CRON_SECRET: "short", PORT: "x" }, "functions");
    expect(named(findings, "missing").sort()).toEqual(["CRON_SECRET", "PORT"]);
  });

  it("asks for migrations that are not applied yet", async () => {
    const empty = await createEmptyDatabase();
    try {
      const { state, text } = (await finding({ DATABASE_URL: empty.url }, "DATABASE_URL"))!;
      expect([state, text]).toEqual([
        "missing",
        expect.stringMatching(/^\d+ migrations are missing: npm run db:deploy$/),
      ]);
    } finally {
      await empty.drop();
    }
  });

  it("reports a database that is newer than the code", async () => {
    const newer = await createTestDatabase();
    try {
      await withClient(newer.url, (client) =>
        client.query("UPDATE _prisma_migrations SET migration_name = '20990101000000_ahead'"),
      );
      expect(await finding({ DATABASE_URL: newer.url }, "DATABASE_URL")).toMatchObject({
        state: "missing",
        text: expect.stringContaining("20990101000000_ahead, which this version does not know"),
      });
    } finally {
      await newer.drop();
    }
  });

  it.each([
    ["DATABASE_URL", "postgresql://ann:hidden-password@127.0.0.1:1/nowhere", "nothing listens there"],
    ["SMTP_URL", "smtp://ann:hidden-password@127.0.0.1:1", "nothing listens there"],
    ["BLOB_READ_WRITE_TOKEN", "vercel_blob_rw_teststore_hidden-password", "cannot be used"],
  ])("reports an unreachable %s without printing its secret", async (name, value, words) => {
    const { state, text } = (await finding({ [name]: value }, name))!;
    expect([state, text]).toEqual(["missing", expect.stringContaining(words)]);
    expect(text).not.toContain("hidden-password");
  });
});
