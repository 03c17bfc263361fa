import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import * as contract from "@/lib/accounts/brand/contract";
import type { BrandChange } from "@/lib/accounts/brand/schema";
import * as deletions from "@/lib/admin/deletions/contract";
import { purgeOverdue } from "@/lib/admin/deletions/service";
import { makeCheckInLink, revokeCheckInLink } from "@/lib/check-ins/inbox/contract";
import * as checkIns from "@/lib/check-ins/page/contract";
import * as photos from "@/lib/images/photos/contract";
import { discardUnclaimed } from "@/lib/images/photos/service";
import { AccountExport } from "@/lib/sharing/export/account-schema";
import * as exports from "@/lib/sharing/export/contract";
import * as shares from "@/lib/sharing/links/contract";
import { linkOf } from "../support/check-ins";
import { addClient, addPhoto, shareOf } from "../support/factories";
import { orderedImages, read } from "../support/generations";
import { PASSWORD, type SignedIn, stranger, trainer } from "../support/people";
import { sidewaysWithGps } from "../support/pictures";
import { testWorld } from "../support/world";

const world = testWorld();

const change = (person: SignedIn, body: BrandChange) => person.call(contract.changeBrand, { body });
const get = (person: SignedIn) => person.call(contract.getBrand, {});
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const NONE = { name: null, colour: null, phone: null, web: null, email: null, logoUrl: null };

async function withLogo(person: SignedIn): Promise<string> {
  const logoUrl = await addPhoto(person);
  await change(person, { logoUrl });
  return logoUrl;
}

async function shared() {
  const { ann, client } = await orderedImages();
  await world.background.settle();
  const { transformations } = await read(ann, client);
  const made = await ann.call(shares.createShare, {
    params: { id: client.id },
    body: shareOf(transformations.map(({ id }) => id)),
  });
  return { ann, client, ...made };
}
const look = (token: string) => stranger().call(shares.getSharedResult, { params: { token } });
const logo = (token: string) => stranger().ask(shares.getSharedLogo, { params: { token } });

describe("a trainer's brand", () => {
  it("starts empty and stores the given parts in normalised form", async () => {
    const ann = await trainer("Ann");
    expect(await get(ann)).toEqual(NONE);
    await change(ann, {
      name: "  Whitfield Strength ",
      colour: "#1F6FEB",
      phone: "+44 (0)20 7946-0000",
      web: "whitfield.example",
      email: "Hello@Whitfield.example",
    });
    const kept = {
      ...NONE,
      name: "Whitfield Strength",
      colour: "#1f6feb",
      phone: "+44 (0)20 7946-0000",
      web: "https://whitfield.example/",
      email: "hello@whitfield.example",
    };
    expect(await get(ann)).toEqual(kept);
    expect(await change(ann, { phone: "", web: null })).toEqual({ ...kept, phone: null, web: null });
    expect(await get(await trainer("Bob"))).toEqual(NONE);
  });

  it.each([
    [{ colour: "#000000" }, "colour", /dark theme/],
    [{ colour: "#fffffe" }, "colour", /light theme/],
    [{ colour: "red" }, "colour", /such as #/],
    [{ phone: "call me" }, "phone", /digits/],
    [{ phone: "+1 2" }, "phone", /digits/],
    [{ web: "javascript:alert(1)" }, "web", /address/],
    [{ email: "nobody" }, "email", /email/i],
    [{ name: "x".repeat(81) }, "name", /80/],
    [{ logoUrl: "https://elsewhere.example/logo.png" }, "logoUrl", /again/],
  ])("rejects %j with a message", async (body, path, sentence) => {
    const ann = await trainer("Ann");
    const response = await ann.ask(contract.changeBrand, { body });
    expect(response.status).toBe(400);
    const { errors } = await response.json();
    expect(errors).toEqual([{ path, message: expect.stringMatching(sentence) }]);
    expect(await get(ann)).toEqual(NONE);
  });

  it("accepts no logo of another trainer and no client's photo, and gives the logo to no client", async () => {
    const [ann, bob] = [await trainer("Ann"), await trainer("Bob")];
    const ofClient = await addPhoto(ann);
    await addClient(ann, { photoUrl: ofClient });
    for (const logoUrl of [await addPhoto(bob), ofClient])
      await expect(change(ann, { logoUrl })).rejects.toMatchObject({ status: 400 });
    const logoUrl = await withLogo(ann);
    await expect(addClient(ann, { photoUrl: logoUrl })).rejects.toMatchObject({ status: 400 });
  });

  it("is private: only its trainer can load the logo at its own address", async () => {
    const [ann, bob] = [await trainer("Ann"), await trainer("Bob")];
    const id = (await withLogo(ann)).split("/").at(-1)!;
    const status = async (person: SignedIn) =>
      (await person.ask(photos.getPhoto, { params: { id }, query: {} })).status;
    expect([await status(ann), await status(bob)]).toEqual([200, 404]);
  });

  it("keeps an old logo, and keeps a removed one long enough for Undo", async () => {
    const ann = await trainer("Ann");
    const logoUrl = await withLogo(ann);
    world.clock.advance({ days: 5 });
    await discardUnclaimed(world);
    await change(ann, { logoUrl: null });
    await discardUnclaimed(world);
    expect((await change(ann, { logoUrl })).logoUrl).toBe(logoUrl);
    await change(ann, { logoUrl: null });
    world.clock.advance({ days: 1 });
    await discardUnclaimed(world);
    await expect(change(ann, { logoUrl })).rejects.toMatchObject({ status: 400 });
  });
});

describe("the brand on a link", () => {
  it("is the current brand, and never contains the account's address", async () => {
    const { ann, token } = await shared();
    expect(await look(token)).toMatchObject({ trainerName: "Ann", brand: NONE });
    await change(ann, { name: "Whitfield Strength", colour: "#1f6feb", phone: "020 7946 0000" });
    const result = await look(token);
    expect(result.brand).toEqual({
      ...NONE,
      name: "Whitfield Strength",
      colour: "#1f6feb",
      phone: "020 7946 0000",
    });
    expect(JSON.stringify(result)).not.toContain(ann.trainer.email);
  });

  it("shows the logo without metadata until the link closes", async () => {
    const { ann, client, id, token } = await shared();
    expect((await logo(token)).status).toBe(404);
    const photo = new File([new Uint8Array(await sidewaysWithGps({ width: 200, height: 100 }))], "logo.jpg");
    const { photoUrl: logoUrl } = await ann.call(photos.uploadPhoto, { body: { photo } });
    await change(ann, { logoUrl });
    expect((await look(token)).brand.logoUrl).toBe(`/api/share/${token}/logo`);
    const response = await logo(token);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(response.headers.get("cache-control")).toMatch(/private|no-store/);
    const { exif, width, height } = await sharp(await bytesOf(response)).metadata();
    expect({ exif, width, height }).toEqual({ exif: undefined, width: 100, height: 200 });
    await ann.call(shares.revokeShare, { params: { id: client.id, shareId: id } });
    expect((await logo(token)).status).toBe(404);
  });

  it("cannot be loaded with an invalid token", async () => {
    expect((await logo("A".repeat(43))).status).toBe(404);
  });
});

describe("the brand on a check-in link", () => {
  it("is shown before the code and the consent, with the logo, until the link closes", async () => {
    const ann = await trainer("Ann");
    const params = { id: (await addClient(ann)).id };
    const { token } = await ann.call(makeCheckInLink, { params, body: linkOf({ code: "4821" }) });
    const byToken = { params: { token: token ?? "" } };
    const page = () => stranger().call(checkIns.getCheckInPage, byToken);
    const status = async () => (await stranger().ask(checkIns.getCheckInLogo, byToken)).status;
    expect((await page()).brand).toBeNull();
    expect(await status()).toBe(404);
    await withLogo(ann);
    await change(ann, { name: "Whitfield Strength" });
    const logoUrl = `/api/check-in/${token}/logo`;
    expect((await page()).brand).toEqual({ ...NONE, name: "Whitfield Strength", logoUrl });
    expect(await status()).toBe(200);
    await ann.call(revokeCheckInLink, { params });
    expect(await status()).toBe(404);
  });
});

describe("the brand of an account", () => {
  it("is in the archive with its logo, which does not count as a photo", async () => {
    const ann = await trainer("Ann");
    await withLogo(ann);
    await change(ann, { name: "Whitfield Strength" });
    const response = await ann.ask(exports.exportAccount, {});
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const described = AccountExport.parse(JSON.parse(strFromU8(files["account.json"] as Uint8Array)));
    expect(described).toMatchObject({
      brand: { name: "Whitfield Strength", logo: "brand/logo.jpg" },
      uploads: [],
    });
    expect((await sharp(files["brand/logo.jpg"]).metadata()).format).toBe("jpeg");
    expect(await ann.call(deletions.getAccountImpact, {})).toMatchObject({ photos: 0 });
  });

  it("is deleted with the account, including the logo's bytes", async () => {
    const ann = await trainer("Ann");
    await withLogo(ann);
    expect(await world.blobs.list(`photos/${ann.trainer.id}/`)).toHaveLength(2);
    await ann.call(deletions.deleteAccount, { body: { password: PASSWORD } });
    await world.background.settle();
    await purgeOverdue(world);
    expect(await world.db.brand.count({ where: { trainerId: ann.trainer.id } })).toBe(0);
    expect(await world.blobs.list(`photos/${ann.trainer.id}/`)).toEqual([]);
  });
});
