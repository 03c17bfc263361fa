import { afterEach, describe, expect, it } from "vitest";
import * as contract from "@/lib/accounts/sign-in/contract";
import { RESET_MINUTES } from "@/lib/accounts/sign-in/service";
import { deliverDue, post } from "@/lib/platform/mail/service";
import type { Mail } from "@/lib/ports/mailer/port";
import { type SignedIn, stranger, trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();

/** A scripted mailer that records every attempt. */
class ScriptedMailer {
  readonly tries: { at: number; mail: Mail }[] = [];
  down = true;

  async send(mail: Mail): Promise<void> {
    this.tries.push({ at: world.clock.now().getTime(), mail });
    if (this.down) throw Object.assign(new Error(`550 ${mail.to}`), { code: "EENVELOPE", responseCode: 550 });
  }

  async check(): Promise<void> {}
}

function useScriptedMailer(): ScriptedMailer {
  const mailer = new ScriptedMailer();
  world.mailer = mailer;
  return mailer;
}

const askForReset = ({ trainer: { email } }: SignedIn) =>
  stranger().ask(contract.forgotPassword, { body: { email } });

afterEach(() => world.db.pendingMail.deleteMany());

describe("a mail server that is down", () => {
  it("delays only the mail: the reply is the same, and the mail is sent when the server is back", async () => {
    const ann = await trainer("Ann");
    const mailer = useScriptedMailer();
    expect((await askForReset(ann)).status).toBe(200);
    await world.background.settle();
    expect(mailer.tries).toHaveLength(1);
    mailer.down = false;
    await deliverDue(world);
    expect(mailer.tries).toHaveLength(1);
    world.clock.advance({ minutes: 1 });
    await deliverDue(world);
    expect(mailer.tries).toHaveLength(2);
    expect(mailer.tries[1]!.mail).toEqual(mailer.tries[0]!.mail);
    expect(mailer.tries[1]!.mail.to).toBe(ann.trainer.email);
    expect(await world.db.pendingMail.count()).toBe(0);
  });

  it("is retried after 1, 4, 16 and 24 minutes and then given up, because the link has expired", async () => {
    const ann = await trainer("Ann");
    const mailer = useScriptedMailer();
    const begin = world.clock.now().getTime();
    await askForReset(ann);
    await world.background.settle();
    for (let minute = 0; minute < 200; minute++) {
      world.clock.advance({ minutes: 1 });
      await deliverDue(world);
    }
    expect(mailer.tries.map(({ at }) => (at - begin) / 60_000)).toEqual([0, 1, 5, 21, 45]);
    expect(Math.max(...mailer.tries.map(({ at }) => at - begin))).toBeLessThan(RESET_MINUTES * 60_000);
    expect(await world.db.pendingMail.count()).toBe(0);
  });

  it("is stored with its error code, without the address", async () => {
    const ann = await trainer("Ann");
    useScriptedMailer();
    await askForReset(ann);
    await world.background.settle();
    expect(await world.db.pendingMail.findMany()).toMatchObject([
      { attempts: 1, lastError: "EENVELOPE 550" },
    ]);
  });

  it("blocks no other mail", async () => {
    const [ann, bob] = [await trainer("Ann"), await trainer("Bob")];
    const mailer = useScriptedMailer();
    const { send } = mailer;
    mailer.send = async (mail) => {
      mailer.down = mail.to === ann.trainer.email;
      return send.call(mailer, mail);
    };
    await askForReset(ann);
    await askForReset(bob);
    await world.background.settle();
    expect(await world.db.pendingMail.count()).toBe(1);
    expect(mailer.tries.map(({ mail }) => mail.to).sort()).toEqual(
      [ann.trainer.email, bob.trainer.email].sort(),
    );
  });
});

describe("a waiting mail", () => {
  it("is not sent after its link has expired", async () => {
    const ann = await trainer("Ann");
    const mailer = useScriptedMailer();
    await post(world, { to: ann.trainer.email, subject: "x", text: "x", html: "x" });
    world.background.lose();
    world.clock.advance({ minutes: RESET_MINUTES });
    mailer.down = false;
    await deliverDue(world);
    expect(mailer.tries).toEqual([]);
    expect(await world.db.pendingMail.count()).toBe(0);
  });

  it("is sent once, with any number of parallel servers", async () => {
    const mailer = useScriptedMailer();
    mailer.down = false;
    const addresses = Array.from({ length: 30 }, (_, n) => `trainer.${n}@formcast.test`);
    for (const to of addresses) await post(world, { to, subject: "x", text: "x", html: "x" });
    await Promise.all(Array.from({ length: 8 }, () => deliverDue(world)));
    expect(mailer.tries.map(({ mail }) => mail.to).sort()).toEqual(addresses.sort());
  });

  it("is sent again when its server was killed", async () => {
    const ann = await trainer("Ann");
    const mailer = useScriptedMailer();
    mailer.down = false;
    mailer.send = () => new Promise(() => {});
    await askForReset(ann);
    // The link is created, and its delivery begins but never ends.
    void world.background.settle();
    await expect.poll(() => world.db.pendingMail.findFirst()).toMatchObject({ attempts: 1 });
    const next = useScriptedMailer();
    next.down = false;
    await deliverDue(world);
    expect(next.tries).toHaveLength(0);
    world.clock.advance({ minutes: 1 });
    await deliverDue(world);
    expect(next.tries).toHaveLength(1);
  });
});
