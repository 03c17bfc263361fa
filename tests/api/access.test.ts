import { describe, expect, it } from "vitest";
import * as auth from "@/lib/accounts/sign-in/contract";
import * as access from "@/lib/admin/access/contract";
import * as audit from "@/lib/admin/audit/contract";
import * as admin from "@/lib/admin/console/contract";
import { getPhoto } from "@/lib/images/photos/contract";
import { forgetOldEntries } from "@/lib/platform/audit/service";
import * as shares from "@/lib/sharing/links/contract";
import { photoIdOf } from "@/lib/text/addresses";
import { adminNamed, clientWithImages } from "../support/admin";
import { shareOf } from "../support/factories";
import { linkIn } from "../support/mail";
import { PASSWORD, register, type SignedIn, stranger, trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();

const paramsOf = ({ trainer: { id } }: SignedIn) => ({ params: { id } });
const signIn = (email: string, password = PASSWORD) =>
  stranger().ask(auth.login, { body: { email, password } });

/** The token in the last mail to an address. */
async function mailedToken(email: string): Promise<string> {
  await world.background.settle();
  const mail = (await world.mails()).findLast((text) => text.includes(email));
  return (mail && linkIn(mail).searchParams.get("reset")) ?? "";
}

async function actionsAbout(id: string): Promise<string[]> {
  await world.background.settle();
  const rows = await world.db.auditEntry.findMany({
    where: { targetId: id },
    orderBy: [{ at: "asc" }, { id: "asc" }],
  });
  return rows.map(({ action }) => action);
}

describe("suspending a trainer", () => {
  it("ends sessions at once, refuses the right password with a clear message, and restores everything when lifted", async () => {
    const [ida, ann] = [await adminNamed(world, "Ida"), await trainer("Ann")];
    await ida.call(access.suspend, paramsOf(ann));
    expect((await ann.ask(auth.me, {})).status).toBe(401);
    const refused = await signIn(ann.trainer.email);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({
      message: "This account is suspended. Please contact the person who runs this service.",
    });
    expect((await signIn(ann.trainer.email, "wrong")).status).toBe(401);
    const suspended = await ida.call(admin.listTrainers, { query: { show: "suspended" } });
    expect(suspended.map(({ id }) => id)).toContain(ann.trainer.id);
    await ida.call(access.lift, paramsOf(ann));
    expect((await signIn(ann.trainer.email)).status).toBe(200);
    const actions = await actionsAbout(ann.trainer.id);
    expect(actions.toSorted()).toEqual(["lift", "sign-in", "sign-in-refused", "sign-in-refused", "suspend"]);
  });

  it("hides their links until it is lifted", async () => {
    const [ida, ann] = [await adminNamed(world, "Ida"), await trainer("Ann")];
    const client = await clientWithImages(world, ann);
    const body = shareOf([client.transformations[0]!.id]);
    const { token } = await ann.call(shares.createShare, { params: { id: client.id }, body });
    const open = async () => (await stranger().ask(shares.getSharedResult, { params: { token } })).status;
    expect(await open()).toBe(200);
    await ida.call(access.suspend, paramsOf(ann));
    expect(await open()).toBe(404);
    await ida.call(access.lift, paramsOf(ann));
    expect(await open()).toBe(200);
  });

  it("is refused for the caller's own account, so that an admin always remains", async () => {
    const ida = await adminNamed(world, "Ida");
    expect((await ida.ask(access.suspend, paramsOf(ida))).status).toBe(409);
    expect((await ida.ask(auth.me, {})).status).toBe(200);
  });

  it("invalidates links that were mailed before", async () => {
    const [ida, ann] = [await adminNamed(world, "Ida"), await trainer("Ann")];
    await ida.call(access.sendReset, paramsOf(ann));
    const token = await mailedToken(ann.trainer.email);
    expect(token).not.toBe("");
    await ida.call(access.suspend, paramsOf(ann));
    const body = { token, newPassword: "a new password" };
    expect((await stranger().ask(auth.resetPassword, { body })).status).toBe(400);
    expect((await ida.ask(access.sendReset, paramsOf(ann))).status).toBe(409);
  });
});

describe("inviting a trainer", () => {
  it("creates an account that opens only through the mailed link", async () => {
    const ida = await adminNamed(world, "Ida");
    const body = { name: "Nia", email: `nia.${crypto.randomUUID()}@formcast.test` };
    const { id } = await ida.call(access.invite, { body });
    const token = await mailedToken(body.email);
    const [listed] = await ida.call(admin.listTrainers, { query: { search: body.email, show: "never" } });
    expect(listed).toMatchObject({ id, name: "Nia", lastSignInAt: null });
    world.clock.advance({ days: 6 });
    await stranger().call(auth.resetPassword, { body: { token, newPassword: "my own password" } });
    expect((await signIn(body.email, "my own password")).status).toBe(200);
    const again = await ida.call(admin.listTrainers, { query: { search: body.email } });
    expect(again[0]?.lastSignInAt).toBe(world.clock.now().toISOString());
    expect((await ida.ask(access.invite, { body })).status).toBe(409);
    expect(await actionsAbout(id)).toEqual(["invite", "sign-in"]);
  });

  it("stays open when a stranger asks for a new password, and every link ends when one has set it", async () => {
    const ida = await adminNamed(world, "Ida");
    const body = { name: "Nia", email: `nia.${crypto.randomUUID()}@formcast.test` };
    await ida.call(access.invite, { body });
    const invitation = await mailedToken(body.email);
    await stranger().call(auth.forgotPassword, { body: { email: body.email } });
    const reset = await mailedToken(body.email);
    expect(reset).not.toBe(invitation);
    world.clock.advance({ days: 6 });
    const set = (token: string) =>
      stranger().ask(auth.resetPassword, { body: { token, newPassword: "my own password" } });
    await stranger().call(auth.forgotPassword, { body: { email: body.email } });
    const latest = await mailedToken(body.email);
    expect((await set(reset)).status).toBe(400);
    expect((await set(invitation)).status).toBe(200);
    world.clock.advance({ minutes: 1 });
    expect((await set(latest)).status).toBe(400);
  });
});

describe("a trainer's sessions", () => {
  it("are listed by last use and can be ended one by one", async () => {
    const ida = await adminNamed(world, "Ida");
    const account = { name: "Ann", email: `ann.${crypto.randomUUID()}@formcast.test`, password: PASSWORD };
    const ann = await register(account);
    world.clock.advance({ minutes: 5 });
    const second = stranger();
    await second.call(auth.login, { body: account });
    const [newest, oldest] = await ida.call(access.listSessions, paramsOf(ann));
    expect(newest).toMatchObject({ createdAt: world.clock.now().toISOString(), isOwn: false });
    const end = (sessionId: string) =>
      ida.ask(access.endSession, { params: { id: ann.trainer.id, sessionId } });
    expect((await end(oldest!.id)).status).toBe(200);
    expect((await ann.ask(auth.me, {})).status).toBe(401);
    expect((await second.ask(auth.me, {})).status).toBe(200);
    expect((await end(oldest!.id)).status).toBe(404);
    const [own] = await ida.call(access.listSessions, paramsOf(ida));
    const self = { params: { id: ida.trainer.id, sessionId: own!.id } };
    expect((await ida.ask(access.endSession, self)).status).toBe(409);
  });
});

describe("an admin's look at a photo", () => {
  it("is recorded once an hour, and nobody else can load the photo", async () => {
    const [ida, ann, bob] = [await adminNamed(world, "Ida"), await trainer("Ann"), await trainer("Bob")];
    const client = await clientWithImages(world, ann);
    const photo = { params: { id: photoIdOf(client.photoUrl!)! }, query: {} };
    expect((await bob.ask(getPhoto, photo)).status).toBe(404);
    expect((await ann.ask(getPhoto, photo)).status).toBe(200);
    for (const _ of [1, 2]) expect((await ida.ask(getPhoto, photo)).status).toBe(200);
    expect(await actionsAbout(client.id)).toEqual(["view-photo"]);
    const query = { action: "view-photo", target: client.id } as const;
    expect(await ida.call(audit.listAuditEntries, { query })).toMatchObject([
      { actorEmail: ida.trainer.email, details: { name: client.name, trainer: "Ann" } },
    ]);
  });
});

it("keeps audit entries for one year", async () => {
  const entry = (days: number) => ({
    at: new Date(Date.now() - days * 86_400_000),
    actorEmail: "old@formcast.test",
    action: "promote",
    details: { name: "Ann" },
  });
  await world.db.auditEntry.createMany({ data: [entry(364), entry(366)] });
  await forgetOldEntries(world);
  expect(await world.db.auditEntry.count({ where: { actorEmail: "old@formcast.test" } })).toBe(1);
});
