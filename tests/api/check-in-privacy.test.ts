import { describe, expect, it } from "vitest";
import { moveClients } from "@/lib/admin/console/contract";
import * as inbox from "@/lib/check-ins/inbox/contract";
import * as checkIns from "@/lib/check-ins/page/contract";
import * as privacy from "@/lib/clients/consents/contract";
import { CHECK_IN_CONSENT_VERSION } from "@/lib/images/consents/kinds";
import * as exports from "@/lib/sharing/export/contract";
import { ClientExport } from "@/lib/sharing/export/schema";
import { adminNamed } from "../support/authority/actors";
import { checkedIn, linkOf, plansSquats } from "../support/check-ins";
import { addClient, addPhoto, figure } from "../support/factories";
import { stranger, trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();

/** Ann's client with a check-in and a reported session. */
async function story() {
  const ann = await trainer("Ann");
  const client = await addClient(ann, { name: "Marcus Reed", photoUrl: await addPhoto(ann) });
  const params = { id: client.id };
  const link = await ann.call(inbox.makeCheckInLink, { params, body: linkOf({ code: null }) });
  const token = link.token ?? "";
  const plannedSessionId = await plansSquats(ann, client.id, world);
  await checkedIn(token, { clientId: client.id, plannedSessionId }, world);
  return { ann, params, token };
}

describe("a client's export", () => {
  it("contains check-ins, reported sessions and the client's own consent, but no key to the link", async () => {
    const { ann, params, token } = await story();
    await ann.call(inbox.changeCheckInLink, { params, body: linkOf({ code: "4711" }) });
    const text = await (await ann.call(exports.exportClient, { params })).text();
    expect(ClientExport.parse(JSON.parse(text))).toMatchObject({
      checkInLinks: [{ consentVersion: CHECK_IN_CONSENT_VERSION, photosAgreed: true, closedAt: null }],
      checkIns: [{ weight: 188, bodyFat: null, state: "waiting" }],
      workouts: [
        {
          isReported: true,
          exercises: [{ exerciseName: "Back Squat", sets: [{ reps: 5, weight: 185, kind: "working" }] }],
        },
      ],
    });
    expect(text).not.toContain(token);
    // In quotes, since the digits alone can stand in an id.
    expect(text).not.toContain('"4711"');
    expect(text).not.toContain("tokenHash");
  });
});

describe("a client who moves to another trainer", () => {
  it("is asked for the consent again, in the new trainer's name, before the link shows or takes anything", async () => {
    const { ann, params, token } = await story();
    const [bob, ida] = [await trainer("Bob"), await adminNamed("Ida", world)];
    const to = { to: bob.trainer.id, clients: [params.id] };
    await ida.call(moveClients, { params: { id: ann.trainer.id }, body: to });
    const me = stranger();
    const byToken = { params: { token } };
    expect(await me.call(checkIns.getCheckInPage, byToken)).toMatchObject({
      state: "consent",
      trainerName: "Bob",
    });
    const body = { weight: 187, takenAt: world.clock.now().toISOString() };
    expect((await me.ask(checkIns.sendCheckIn, { ...byToken, headers: {}, body })).status).toBe(404);
    const consent = { version: CHECK_IN_CONSENT_VERSION, adult: true as const, photos: true };
    expect((await me.call(checkIns.giveConsent, { ...byToken, body: consent })).state).toBe("open");
  });
});

describe("a trainer who withdraws the consent to photos", () => {
  it("also deletes photos of undecided check-ins, and the link shows and accepts none", async () => {
    const { ann, params, token } = await story();
    const me = stranger();
    const byToken = { params: { token } };
    const { photoId } = await me.call(checkIns.uploadCheckInPhoto, {
      ...byToken,
      body: { photo: await figure("m_plain_shorts") },
    });
    const takenAt = world.clock.now().toISOString();
    await me.call(checkIns.sendCheckIn, {
      ...byToken,
      headers: {},
      body: { weight: 187, frontPhotoId: photoId, takenAt },
    });
    const { blobKey } = await world.db.photo.findUniqueOrThrow({ where: { id: photoId } });

    expect((await ann.call(privacy.getPrivacy, { params })).kept.photos).toBe(2);
    await ann.call(privacy.withdrawConsent, { params: { ...params, kind: "photos" } });

    await world.background.settle();
    expect(await world.db.photo.count({ where: { id: photoId } })).toBe(0);
    expect(await world.blobs.get(blobKey)).toBeNull();
    expect(await me.call(checkIns.getCheckInPage, byToken)).toMatchObject({
      consent: { photos: false },
      lastPhotos: { front: null, back: null },
    });
    const again = await me.ask(checkIns.uploadCheckInPhoto, {
      ...byToken,
      body: { photo: await figure("m_plain_shorts") },
    });
    expect(again.status).toBe(404);
  });
});
