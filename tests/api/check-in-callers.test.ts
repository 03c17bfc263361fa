import { beforeEach, describe, expect, it } from "vitest";
import * as deletions from "@/lib/admin/deletions/contract";
import * as inbox from "@/lib/check-ins/inbox/contract";
import type { NewLink } from "@/lib/check-ins/inbox/schema";
import * as contract from "@/lib/check-ins/page/contract";
import * as privacy from "@/lib/clients/consents/contract";
import * as clients from "@/lib/clients/record/contract";
import { CHECK_IN_CONSENT_VERSION } from "@/lib/images/consents/kinds";
import type { Args, Endpoint } from "@/lib/platform/http/contract";
import { daysLater } from "@/lib/text/calendar/moments";
import { type Actor, adminNamed, deadActors, others } from "../support/authority/actors";
import { linkOf } from "../support/check-ins";
import { addClient, addPhoto, figure } from "../support/factories";
import { type SignedIn, stranger, trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();
const MISSING = "01900000-0000-7000-8000-000000000000";

let ann: SignedIn;
/** Thirteen kinds of callers. None may do more with a link than any holder of it. */
let callers: Record<string, Actor> = {};

// Created per test, because each test has a fresh world.
beforeEach(async () => {
  if (Object.keys(callers).length > 0) return;
  ann = await trainer("Ann");
  const dead = await deadActors({ owner: ann }, world);
  const living = await others(world);
  const pretenders = Object.entries(living).map(([who, { person }]): [string, Actor] => [
    `the owner in the name of ${who}`,
    { person: ann, headers: { "x-trainer-id": person.trainer.id } },
  ]);
  callers = { ...dead, ...living, ...Object.fromEntries(pretenders) };
  expect(Object.keys(callers)).toHaveLength(13);
});

/** A client, optionally with two images, and a link with or without the client's consent. */
async function linked(settings: Partial<NewLink> = {}, { agrees = true, hasImages = false, by = ann } = {}) {
  const photoUrl = hasImages ? await addPhoto(by) : undefined;
  const client = await addClient(by, { steps: 2, ...(photoUrl && { photoUrl }) });
  const params = { id: client.id };
  if (hasImages) await by.call(clients.updateClient, { params, body: { hasSignificantChanges: true } });
  await world.background.settle();
  const { token } = await by.call(inbox.makeCheckInLink, { params, body: linkOf(settings) });
  const byToken = { params: { token: token! } };
  const consent = { version: CHECK_IN_CONSENT_VERSION, adult: true as const, photos: true };
  if (agrees) await stranger().call(contract.giveConsent, { ...byToken, body: consent });
  return { params, byToken, photoUrl, token: token! };
}

const imageOf = async (clientId: string, step: number) =>
  (await world.db.generationImage.findFirstOrThrow({ where: { step, generation: { clientId } } })).id;

async function asked<E extends Endpoint>({ person, headers = {} }: Actor, endpoint: E, args: Args<E>) {
  const response = await person.ask(endpoint, args, { headers });
  expect(response.headers.get("cache-control")).toMatch(/^private, (no-store|max-age=0)/);
  const isFile = response.ok && endpoint.reply === "file";
  return { status: response.status, text: isFile ? "" : await response.text() };
}

/** The responses of one endpoint to all callers; fails if they differ. */
async function toldAll<E extends Endpoint>(endpoint: E, args: Args<E>) {
  const first = await asked({ person: stranger() }, endpoint, args);
  for (const [who, actor] of Object.entries(callers))
    expect({ who, ...(await asked(actor, endpoint, args)) }).toEqual({ who, ...first });
  return first;
}

const seen = (byToken: { params: { token: string } }, imageId: string) =>
  toldAll(contract.getCheckInImage, { params: { ...byToken.params, imageId }, query: {} });

/** Every request that needs the code and the consent. */
async function expectShut(byToken: { params: { token: string } }, imageId: string): Promise<void> {
  const takenAt = world.clock.now().toISOString();
  const sets = [{ exerciseName: "Back Squat", reps: 5, weight: 185 }];
  const answers = [
    await toldAll(contract.sendCheckIn, { ...byToken, headers: {}, body: { weight: 188, takenAt } }),
    await toldAll(contract.reportSets, {
      ...byToken,
      headers: {},
      body: { plannedSessionId: crypto.randomUUID(), sets, performedAt: takenAt },
    }),
    await toldAll(contract.uploadCheckInPhoto, {
      ...byToken,
      body: { photo: await figure("m_plain_shorts") },
    }),
    await toldAll(contract.exportCheckIns, byToken),
    await seen(byToken, imageId),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
}

describe("a caller with a check-in link", () => {
  it("sees the same as every other holder, with or without an account", async () => {
    const { byToken } = await linked();
    const { status, text } = await toldAll(contract.getCheckInPage, byToken);
    expect([status, JSON.parse(text).state]).toEqual([200, "open"]);
    expect(text).not.toMatch(/Reed|formcast\.test/);
  });

  it("sees nothing more without the code", async () => {
    const { byToken, params } = await linked({ code: "4821" }, { hasImages: true, agrees: false });
    const { text } = await toldAll(contract.getCheckInPage, byToken);
    expect(JSON.parse(text)).toEqual({ state: "code", trainerName: "Ann", brand: null });
    await expectShut(byToken, await imageOf(params.id, 1));
  });

  it("sees nothing more without the client's consent", async () => {
    const { byToken, params } = await linked({}, { hasImages: true, agrees: false });
    const { text } = await toldAll(contract.getCheckInPage, byToken);
    expect(JSON.parse(text).state).toBe("consent");
    expect(text).not.toMatch(/\d{3}/);
    await expectShut(byToken, await imageOf(params.id, 1));
  });

  it("sees an image from its release day, a held-back image never, and another client's never", async () => {
    const imageDays = [
      { step: 1, on: "2026-11-25" },
      { step: 2, on: null },
    ];
    const { byToken, params, photoUrl } = await linked(
      { releasedOn: "2026-11-20", imageDays },
      { hasImages: true },
    );
    const [first, second] = [await imageOf(params.id, 1), await imageOf(params.id, 2)];
    const other = await linked({}, { hasImages: true });
    const hidden = [second, await imageOf(other.params.id, 1), other.photoUrl!.split("/").at(-1)!, MISSING];
    const statuses = async (ids: string[]) => {
      const all = [];
      for (const id of ids) all.push((await seen(byToken, id)).status);
      return all;
    };
    const pictures = async () => {
      const { text } = await toldAll(contract.getCheckInPage, byToken);
      const { stops } = JSON.parse(text).way as { stops: { id: string; imageUrl: string | null }[] };
      return Object.fromEntries(stops.map(({ id, imageUrl }) => [id, imageUrl?.split("/").at(-1) ?? null]));
    };
    const photo = photoUrl!.split("/").at(-1)!;
    expect(await statuses([photo, first])).toEqual([200, 404]);
    expect(await pictures()).toEqual({ start: photo, today: photo, projected: null });
    world.clock.set(daysLater(world.clock.now(), 5));
    await world.db.rateLimit.deleteMany();
    expect(await statuses([first, ...hidden])).toEqual([200, 404, 404, 404, 404]);
    expect(await pictures()).toMatchObject({ "step-1": first, projected: null });
    await ann.call(inbox.changeCheckInLink, { params, body: linkOf({ releasedOn: "2026-12-01" }) });
    await world.db.rateLimit.deleteMany();
    expect(await statuses([first, second])).toEqual([404, 404]);
  });
});

describe("a closed link", () => {
  const endings: Record<string, (link: Awaited<ReturnType<typeof linked>>) => Promise<unknown>> = {
    "closed by its trainer": ({ params }) => ann.call(inbox.revokeCheckInLink, { params }),
    "replaced by another": ({ params }) => ann.call(inbox.makeCheckInLink, { params, body: linkOf() }),
    "taken back by the client": ({ byToken }) => stranger().call(contract.withdrawConsent, byToken),
    "of a client who withdrew sharing": async ({ params }) => {
      const kind = { params: { ...params, kind: "sharing" as const } };
      await ann.call(privacy.giveConsent, kind);
      await ann.call(privacy.withdrawConsent, kind);
      await expect(ann.call(inbox.restoreCheckInLink, { params })).rejects.toMatchObject({ status: 409 });
    },
    "of a client who was deleted": ({ params }) => ann.call(clients.deleteClient, { params }),
    "of nobody for sixty days": async () => world.clock.set(daysLater(world.clock.now(), 61)),
  };

  it("looks like an unknown one", async () => {
    await expectEnded({ params: { token: "A".repeat(43) } });
  });

  it.each(Object.keys(endings))("%s, gives everyone the same 404 as an unknown one", async (how) => {
    const link = await linked();
    await endings[how]!(link);
    await expectEnded(link.byToken);
  });

  it("gives the same 404 when its trainer is deleted", async () => {
    const bert = await trainer("Bert");
    const { byToken } = await linked({}, { by: bert });
    await world.db.trainer.update({
      where: { id: bert.trainer.id },
      data: { suspendedAt: world.clock.now() },
    });
    await expectEnded(byToken);
    await world.db.trainer.update({ where: { id: bert.trainer.id }, data: { suspendedAt: null } });
    expect((await stranger().ask(contract.getCheckInPage, byToken)).status).toBe(200);
    const ida = await adminNamed("Ida", world);
    await ida.call(deletions.deleteTrainer, { params: { id: bert.trainer.id }, headers: {} });
    await expectEnded(byToken);
  });
});

/** Every endpoint of the link gives the same response. */
async function expectEnded(byToken: { params: { token: string } }): Promise<void> {
  await world.db.rateLimit.deleteMany();
  await expectShut(byToken, MISSING);
  const consent = { version: CHECK_IN_CONSENT_VERSION, adult: true as const, photos: true };
  const answers = [
    await toldAll(contract.getCheckInPage, byToken),
    await toldAll(contract.enterCode, { ...byToken, body: { code: "4821" } }),
    await toldAll(contract.giveConsent, { ...byToken, body: consent }),
    await toldAll(contract.withdrawConsent, byToken),
    await toldAll(contract.getCheckInManifest, byToken),
  ];
  for (const { status, text } of answers)
    expect([status, JSON.parse(text).message]).toEqual([404, "This link is closed."]);
}
