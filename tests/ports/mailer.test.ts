import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resetMail } from "@/lib/accounts/sign-in/service";
import { createOutboxMailer } from "@/lib/ports/mailer/outbox";
import type { Mailer } from "@/lib/ports/mailer/port";
import { createSmtpMailer } from "@/lib/ports/mailer/smtp";
import { linkIn, parseMail, textOf } from "../support/mail";
import { SmtpServer } from "../support/smtp-server";

const FROM = "Formcast <no-reply@formcast.test>";
const APP = "https://formcast.test";
const TOKEN = "a-token_with-43-characters-of-base64url-0123";

const server = new SmtpServer();
let smtpUrl: string;
let folder: string;
beforeAll(async () => {
  smtpUrl = await server.start();
  folder = await mkdtemp(path.join(tmpdir(), "formcast-mailer-"));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const inOutbox = async () => (await readdir(folder).catch(() => [])).sort();

/** Each adapter, with a function that reads the sent mails. */
const ADAPTERS: [string, () => Mailer, () => Promise<string[]>][] = [
  ["smtp", () => createSmtpMailer(smtpUrl, FROM), async () => server.received.map(({ source }) => source)],
  [
    "outbox",
    () => createOutboxMailer(folder, FROM),
    async () => Promise.all((await inOutbox()).map((name) => readFile(path.join(folder, name), "utf8"))),
  ],
];

describe.each(ADAPTERS)("the %s mailer", (_, create, sent) => {
  const send = async (mail: Parameters<Mailer["send"]>[0]) => {
    await create().send(mail);
    return (await sent()).at(-1)!;
  };

  it("sends text and HTML, both with the complete link", async () => {
    const to = { name: "Zoë O'Brien", email: "zoe@formcast.test" };
    const source = await send(resetMail(to, `${APP}/`, TOKEN));
    const { headers, parts } = parseMail(source);
    expect(Object.fromEntries(headers)).toMatchObject({
      from: FROM,
      to: to.email,
      subject: "Reset your Formcast password",
      "mime-version": "1.0",
    });
    expect(headers.get("message-id")).toMatch(/^<[^<>\s]+@[^<>\s]+>$/);
    expect(Number.isNaN(Date.parse(headers.get("date")!))).toBe(false);
    expect(linkIn(source).href).toBe(`${APP}/login?reset=${TOKEN}`);
    expect(textOf(source)).toContain("Hello Zoë O'Brien,");
    const html = parts.find((part) => part.headers.get("content-type")?.startsWith("text/html"))!.body;
    expect(html).toContain(`href="${APP}/login?reset=${TOKEN}"`);
  });

  it("writes no line longer than 998 characters", async () => {
    const source = await send(resetMail({ name: "x".repeat(120), email: "ann@formcast.test" }, APP, TOKEN));
    expect(Math.max(...source.split("\r\n").map((line) => line.length))).toBeLessThanOrEqual(998);
    expect(source.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  });

  it("does not allow header injection by a name, subject or address", async () => {
    const name = 'Ann\r\nBcc: eve@evil.test\r\n\r\n<script>alert("x")</script>';
    const reset = resetMail({ name, email: "ann@formcast.test" }, APP, TOKEN);
    const source = await send({ ...reset, subject: "Reset\r\nBcc: eve@evil.test\r\n\r\nnew body" });
    const { headers, parts } = parseMail(source);
    expect([...headers.keys()].sort()).toEqual(
      ["content-type", "date", "from", "message-id", "mime-version", "subject", "to"].sort(),
    );
    expect(headers.get("to")).toBe("ann@formcast.test");
    // Cut, and without anything that a mail program would make a link of.
    expect(textOf(source)).toContain('Hello Ann Bcc: eve evil test <script>alert("x…,');
    const html = parts.find((part) => part.headers.get("content-type")?.startsWith("text/html"))!.body;
    expect(html).not.toContain("<script");
  });
});

describe("the smtp mailer", () => {
  it("gives the server one sender and one recipient", async () => {
    await createSmtpMailer(smtpUrl, FROM).send(
      resetMail({ name: "Ann", email: "ann@formcast.test" }, APP, TOKEN),
    );
    expect(server.received.at(-1)).toMatchObject({
      from: "no-reply@formcast.test",
      to: ["ann@formcast.test"],
    });
  });

  it.each(["refuses-recipients", "too-busy", "hangs-up"] as const)(
    "rejects when the server %s, and works again when the server does",
    async (mood) => {
      const mailer = createSmtpMailer(smtpUrl, FROM);
      const mail = resetMail({ name: "Ann", email: "ann@formcast.test" }, APP, TOKEN);
      server.mood = mood;
      await expect(mailer.send(mail)).rejects.toThrow();
      server.mood = "well";
      await expect(mailer.send(mail)).resolves.toBeUndefined();
    },
  );

  it("rejects when there is no server", async () => {
    const mailer = createSmtpMailer("smtp://127.0.0.1:1", FROM);
    await expect(mailer.send({ to: "a@b.test", subject: "x", text: "x", html: "x" })).rejects.toThrow();
  });
});

describe("the outbox mailer", () => {
  it("forgets mails from before a moment, and leaves other files alone", async () => {
    const mailer = createOutboxMailer(folder, FROM);
    await mailer.send(resetMail({ name: "Ann", email: "ann@formcast.test" }, APP, TOKEN));
    const newest = (await inOutbox()).at(-1)!;
    const old = "2020-01-01T00-00-00.000Z-0123abcd.eml";
    for (const name of [old, `${old}.tmp`, "a note.txt"]) await writeFile(path.join(folder, name), "x");
    await mailer.forget?.(new Date("2020-01-02"));
    const left = await inOutbox();
    expect(left).toEqual(expect.arrayContaining([newest, "a note.txt"]));
    expect(left.filter((name) => name.startsWith(old))).toEqual([]);
    await rm(path.join(folder, "a note.txt"));
    await createOutboxMailer(path.join(folder, "none"), FROM).forget?.(new Date());
  });

  it("writes one complete file per mail, readable by its owner only", async () => {
    const before = (await inOutbox()).length;
    const mailer = createOutboxMailer(folder, FROM);
    const mail = resetMail({ name: "Ann", email: "ann@formcast.test" }, APP, TOKEN);
    await Promise.all(Array.from({ length: 8 }, () => mailer.send(mail)));
    const names = await inOutbox();
    expect(names).toHaveLength(before + 8);
    for (const name of names) {
      expect(name).toMatch(/\.eml$/);
      expect((await stat(path.join(folder, name))).mode & 0o077).toBe(0);
    }
  });
});
