import { describe, expect, it } from "vitest";
import { changeBrand } from "@/lib/accounts/brand/contract";
import * as inbox from "@/lib/check-ins/inbox/contract";
import * as checkIns from "@/lib/check-ins/page/contract";
import * as clients from "@/lib/clients/record/contract";
import { CHECK_IN_CONSENT_VERSION } from "@/lib/images/consents/kinds";
import { photoUrl } from "@/lib/text/addresses";
import { linkOf } from "../support/check-ins";
import { addClient, figure } from "../support/factories";
import { stranger, trainer } from "../support/people";
import { testWorld } from "../support/world";

const world = testWorld();

/** A photo that Ann's client sent and Ann has not decided on. */
async function sentPhoto() {
  const ann = await trainer("Ann");
  const { id } = await addClient(ann, { name: "Marcus Reed" });
  const { token } = await ann.call(inbox.makeCheckInLink, { params: { id }, body: linkOf() });
  const byToken = { params: { token: token! } };
  const me = stranger();
  const consent = { version: CHECK_IN_CONSENT_VERSION, adult: true as const, photos: true };
  await me.call(checkIns.giveConsent, { ...byToken, body: consent });
  const photo = await figure("m_plain_shorts");
  const { photoId } = await me.call(checkIns.uploadCheckInPhoto, { ...byToken, body: { photo } });
  const body = { frontPhotoId: photoId, takenAt: world.clock.now().toISOString() };
  await me.call(checkIns.sendCheckIn, { ...byToken, headers: {}, body });
  return { ann, photoId };
}

describe("a photo of an undecided check-in", () => {
  it("cannot be the brand's logo", async () => {
    const { ann, photoId } = await sentPhoto();
    await expect(ann.call(changeBrand, { body: { logoUrl: photoUrl(photoId) } })).rejects.toMatchObject({
      status: 400,
    });
    expect(await world.db.brand.count({ where: { logoId: photoId } })).toBe(0);
  });

  it("cannot be given to another client, new or old", async () => {
    const { ann, photoId } = await sentPhoto();
    const nora = await addClient(ann, { name: "Nora" });
    const body = { photoUrl: photoUrl(photoId) };
    const params = { id: nora.id };
    for (const give of [
      () => ann.call(clients.updateClient, { params, body }),
      () => ann.call(clients.savePhotos, { params, body }),
      () => addClient(ann, { name: "Otto", ...body }),
    ])
      await expect(give()).rejects.toMatchObject({ status: 400 });
    expect((await world.db.photo.findUniqueOrThrow({ where: { id: photoId } })).clientId).toBeNull();
  });
});
