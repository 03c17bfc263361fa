import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { connect } from "@/lib/platform/kernel/db";
import { createSmtpMailer } from "@/lib/ports/mailer/smtp";
import { check } from "@/scripts/check/main";
import { createTestDatabase, type TestDatabase } from "../support/database";
import { SmtpServer } from "../support/smtp-server";
import { AUTHORITY, DatabaseWithTls } from "../support/tls/front";

/** The sentence of `npm run check` about a variable. */
const sentence = async (name: string, value: string) =>
  (await check({ [name]: value })).find((finding) => finding.name === name)?.text;

/** The same in a process of its own, which knows the authority. */
async function sentenceWithAuthority(name: string, value: string) {
  const env = {
    NODE_ENV: "production" as const,
    PATH: process.env.PATH,
    NODE_EXTRA_CA_CERTS: AUTHORITY,
    [name]: value,
  };
  const program = spawn(process.execPath, ["scripts/run.mjs", "check"], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = await Promise.all([text(program.stdout), once(program, "exit")]);
  return said.split("\n").find((line) => line.includes(name));
}

const UNKNOWN_AUTHORITY = "this machine does not know who signed its certificate";

describe("a database with a certificate of a private authority", () => {
  let database: TestDatabase;
  let front: DatabaseWithTls;
  let address: (settings: string) => string;
  beforeAll(async () => {
    database = await createTestDatabase();
    const url = new URL(database.url);
    front = new DatabaseWithTls(Number(url.port));
    url.hostname = "localhost";
    url.port = String(await front.start());
    address = (settings) => `${url.href}?${settings}`;
  });
  afterAll(async () => {
    await front.stop();
    await database.drop();
  });

  it("is used by the app when the address names the authority's file", async () => {
    const db = connect(address(`sslmode=verify-full&sslrootcert=${AUTHORITY}`));
    expect(await db.trainer.count()).toBe(0);
    await db.$disconnect();
  });

  it("is up to date for the check, and refused without the file, in words", async () => {
    expect(await sentence("DATABASE_URL", address(`sslmode=verify-full&sslrootcert=${AUTHORITY}`))).toBe(
      "It answers and is up to date.",
    );
    expect(await sentence("DATABASE_URL", address("sslmode=verify-full"))).toContain(UNKNOWN_AUTHORITY);
    expect(await sentence("DATABASE_URL", address("sslmode=verify-full&sslrootcert=/nowhere.pem"))).toContain(
      "the file of the authority's certificate cannot be read",
    );
  });

  it("is used with the authority of the process", async () => {
    expect(await sentenceWithAuthority("DATABASE_URL", address("sslmode=verify-full"))).toContain(
      "It answers",
    );
  });

  it("is not used without encryption by mistake", async () => {
    expect(await sentence("DATABASE_URL", `${database.url}?sslmode=verify-full`)).toContain(
      "it does not encrypt",
    );
  });
});

describe("a mail server", () => {
  const server = new SmtpServer();
  let port: string;
  beforeAll(async () => {
    port = new URL(await server.start()).port;
  });
  beforeEach(() => {
    server.offersEncryption = true;
  });
  afterAll(() => server.stop());
  const mail = { to: "ann@formcast.test", subject: "x", text: "x", html: "x" };

  it("with a certificate of a private authority is refused in words, and used with the authority", async () => {
    const url = `smtp://localhost:${port}`;
    expect(await sentence("SMTP_URL", url)).toContain(UNKNOWN_AUTHORITY);
    expect(await sentenceWithAuthority("SMTP_URL", url)).toContain("The mail server answers.");
  });

  it("on another machine gets nothing without encryption, unless the address allows it", async () => {
    server.offersEncryption = false;
    // Leads to this machine, but not by one of its names.
    const url = `smtp://0.0.0.0:${port}`;
    await expect(createSmtpMailer(url, "app@formcast.test").send(mail)).rejects.toThrow();
    expect(server.received).toEqual([]);
    expect(await sentence("SMTP_URL", url)).toContain("it does not encrypt");
    await createSmtpMailer(`${url}?requireTLS=false`, "app@formcast.test").send(mail);
    expect(server.received).toHaveLength(1);
  });
});
