import { describe, expect, it } from "vitest";
import { changeBrand } from "@/lib/accounts/brand/contract";
import * as account from "@/lib/accounts/settings/contract";
import * as auth from "@/lib/accounts/sign-in/contract";
import * as access from "@/lib/admin/access/contract";
import { makeCheckInLink } from "@/lib/check-ins/inbox/contract";
import * as checkIns from "@/lib/check-ins/page/contract";
import * as reminders from "@/lib/check-ins/reminders/contract";
import { remindDue } from "@/lib/check-ins/reminders/job";
import { CHECK_IN_CONSENT_VERSION } from "@/lib/images/consents/kinds";
import * as mails from "@/lib/platform/mail/contract";
import { daysLater } from "@/lib/text/calendar/moments";
import { sha256 } from "@/lib/text/sha256";
import { adminNamed } from "../support/authority/actors";
import { linkOf } from "../support/check-ins";
import { addClient } from "../support/factories";
import { linkIn, parseMail, stopIn } from "../support/mail";
import { PASSWORD, type SignedIn, stranger, trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();

const somebody = (local = "victim") => `${local}.${crypto.randomUUID().slice(0, 8)}@home.example`;

async function mailsTo(email: string): Promise<string[]> {
  await world.background.settle();
  return (await world.mails()).filter((mail) => mail.includes(`To: ${email}`));
}

/** An agreed link of a new client, and its way to ask for reminders. */
async function agreedLink(of: SignedIn, name = "Marcus Reed") {
  const { id } = await addClient(of, { name });
  const { token } = await of.call(makeCheckInLink, { params: { id }, body: linkOf() });
  const params = { token: token! };
  const consent = { version: CHECK_IN_CONSENT_VERSION, adult: true as const, photos: false };
  await stranger().call(checkIns.giveConsent, { params, body: consent });
  return (email: string) => stranger().ask(reminders.askForReminders, { params, body: { email } });
}

describe("names that look like addresses", () => {
  it("are no link in any mail", async () => {
    const [registered, moved, invited, asked] = ["a", "b", "c", "d"].map((local) => somebody(local));
    const name = "https://evil.example/x";
    const body = { name, email: registered!, password: PASSWORD };
    const eve = stranger();
    const { id } = await eve.call(auth.register, { body });
    await stranger().call(auth.forgotPassword, { body: { email: registered! } });
    await eve.call(account.changeEmail, { body: { email: moved!, password: PASSWORD } });
    const ida = await adminNamed("Ida", world);
    await ida.call(access.invite, { body: { name: "www.evil.example", email: invited! } });
    const owner = Object.assign(eve, { trainer: { id } as SignedIn["trainer"] });
    await owner.call(changeBrand, {
      body: { name: "evil.example", web: "evil.example", email: "eve@evil.example" },
    });
    const ask = await agreedLink(owner, "evil.example/marcus");
    expect((await ask(asked!)).status).toBe(200);
    const confirm = linkIn((await mailsTo(asked!))[0]!).searchParams.get("confirm")!;
    await stranger().call(reminders.confirmReminders, { params: { token: confirm } });
    world.clock.set(daysLater(world.clock.now(), 7));
    await remindDue(world);
    const counts = [];
    for (const email of [registered, moved, invited, asked]) {
      const sent = await mailsTo(email!);
      counts.push(sent.length);
      for (const mail of sent) {
        const { headers, parts } = parseMail(mail);
        const said = [headers.get("subject")!, ...parts.map((part) => part.body)].join("\n");
        const others = said.replaceAll("https://formcast.test/", "").replaceAll(moved!, "");
        expect(others).not.toMatch(/https?:|www\.|\w\.example/i);
        expect(others).toMatch(/evil|Formcast/);
      }
    }
    expect(counts).toEqual([2, 1, 1, 2]);
  });
});

describe("mails that nobody asked for", () => {
  it("go three times a day to one mailbox, over all links, trainers and spellings of the address", async () => {
    const [local, domain] = somebody().split("@");
    const statuses = [];
    for (const name of ["Ann", "Bob"]) {
      const own = await trainer(name);
      for (const tag of ["", "+1", "+2"])
        statuses.push((await (await agreedLink(own))(`${local}${tag}@${domain}`)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
    await world.background.settle();
    expect((await world.mails()).filter((mail) => mail.includes(`To: ${local}`))).toHaveLength(3);
    world.clock.set(daysLater(world.clock.now(), 1.01));
    expect((await (await agreedLink(await trainer("Cleo")))(`${local}@${domain}`)).status).toBe(200);
  });

  it("stop for good by one click of a mail program, whoever asks for them, until the reader allows them", async () => {
    const email = somebody();
    const ask = await agreedLink(await trainer("Ann"));
    await ask(email);
    const [mail] = await mailsTo(email);
    expect(parseMail(mail!).headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const token = { params: { token: stopIn(mail!).searchParams.get("stop")! } };
    const pressed = await stranger().ask(mails.stopMails, token, {
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(pressed.status).toBe(200);

    const bob = await trainer("Bob");
    const ida = await adminNamed("Ida", world);
    const [local, domain] = email.split("@");
    const sent = (await mailsTo(email)).length;
    expect((await (await agreedLink(bob))(email)).status).toBe(400);
    expect((await (await agreedLink(bob))(`${local}+x@${domain}`)).status).toBe(400);
    expect((await bob.ask(account.changeEmail, { body: { email, password: PASSWORD } })).status).toBe(400);
    expect((await ida.ask(access.invite, { body: { name: "Vic", email } })).status).toBe(400);
    expect(await world.db.trainer.count({ where: { email } })).toBe(0);
    expect(await mailsTo(email)).toHaveLength(sent);

    await stranger().call(mails.allowMails, token);
    await ida.call(access.invite, { body: { name: "Vic", email } });
    const [, invitation] = await mailsTo(email);
    expect(stopIn(invitation!).href).toBe(stopIn(mail!).href);
  });

  it("cannot be stopped with a forged token", async () => {
    const key = sha256("victim@home.example");
    for (const token of [key, `${key}.${"A".repeat(43)}`, "nothing"])
      for (const endpoint of [mails.stopMails, mails.allowMails])
        expect((await stranger().ask(endpoint, { params: { token } })).status, token).toBe(404);
  });

  it("go twenty times a day for one trainer, and three times for one link", async () => {
    const ann = await trainer("Ann");
    const statuses = [];
    for (let link = 0; link < 7; link++) {
      const ask = await agreedLink(ann);
      for (let tries = 0; tries < 4; tries++) statuses.push((await ask(somebody())).status);
    }
    expect(statuses.slice(0, 4)).toEqual([200, 200, 200, 429]);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  });
});
