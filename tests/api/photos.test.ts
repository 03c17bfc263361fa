import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type * as z from "zod/mini";
import { SCREEN_WIDTHS } from "@/lib/images/photos/asset";
import * as contract from "@/lib/images/photos/contract";
import type { PhotoView } from "@/lib/images/photos/schema";
import type { PhotoReader } from "@/lib/ports/photo-reader/port";
import { createSharpPhotoReader } from "@/lib/ports/photo-reader/sharp";
import { runAllJobs } from "@/lib/server/jobs/service";
import { setRuntime } from "@/lib/server/runtime/runtime";
import { addClient, addPhoto, figure } from "../support/factories";
import { type Person, type SignedIn, stranger, trainer } from "../support/people";
import * as pictures from "../support/pictures";
import { runtimeOf, testWorld } from "../support/world";

const world = testWorld();

const fileOf = (bytes: Uint8Array, name = "photo.jpg", type = "image/jpeg") =>
  new File([new Uint8Array(bytes)], name, { type });

const upload = (person: Person, photo: File) => person.ask(contract.uploadPhoto, { body: { photo } });

/** Sends a form that our client would never send. */
function uploadForm(person: Person, fields: [string, string | File][]): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return person.ask(contract.uploadPhoto, { body: { photo: new File(["x"], "x") } }, { body: form });
}

async function stored(person: SignedIn, photoUrl: string, query: z.input<typeof PhotoView> = {}) {
  const id = photoUrl.split("/").at(-1)!;
  const response = await person.ask(contract.getPhoto, { params: { id }, query });
  expect(response.status).toBe(200);
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}

describe("an uploaded photo", () => {
  it("is turned upright, bounded, stripped of its location, and returned as JPEG", async () => {
    const ann = await trainer("Ann");
    const photo = await pictures.sidewaysWithGps({ width: 4000, height: 3000 });
    const { photoUrl, width, height } = await ann.call(contract.uploadPhoto, {
      body: { photo: fileOf(photo) },
    });
    expect(photoUrl).toMatch(/^\/api\/photo\/[0-9a-f-]{36}$/);
    expect([width, height]).toEqual([1080, 1440]);

    const { bytes } = await stored(ann, photoUrl);
    const { format, exif, xmp, icc, iptc, orientation } = await sharp(bytes).metadata();
    expect(format).toBe("jpeg");
    expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
    expect(Buffer.from(bytes).includes("GPS") || Buffer.from(bytes).includes("Acme Phone")).toBe(false);
    // The top of the scene was left on the sensor: orientation 6 turns it up.
    expect(await pictures.colourAt(bytes, 0.5, 0.1)).toBe("red");
    expect(await pictures.colourAt(bytes, 0.5, 0.9)).toBe("blue");
  });

  it("has a thumbnail", async () => {
    const ann = await trainer("Ann");
    const { photoUrl } = await ann.call(contract.uploadPhoto, { body: { photo: await figure("m_gym_tee") } });
    const small = await stored(ann, photoUrl, { size: "thumb" });
    const { width, height } = await sharp(small.bytes).metadata();
    expect([width, height]).toEqual([360, 640]);
    const full = await stored(ann, photoUrl);
    expect(small.response.headers.get("etag")).not.toBe(full.response.headers.get("etag"));
  });

  it.each(SCREEN_WIDTHS)("is available %s pixels wide", async (size) => {
    const ann = await trainer("Ann");
    const { photoUrl } = await ann.call(contract.uploadPhoto, { body: { photo: await figure("m_gym_tee") } });
    const fitting = await stored(ann, photoUrl, { size });
    const full = await stored(ann, photoUrl);
    expect((await sharp(fitting.bytes).metadata()).width).toBe(Number(size));
    expect(fitting.response.headers.get("content-type")).toBe("image/webp");
    expect(fitting.bytes.byteLength).toBeLessThan(full.bytes.byteLength / 2);
    expect(fitting.response.headers.get("etag")).not.toBe(full.response.headers.get("etag"));
    // A hidden face exists only in the stored size.
    const covered = await stored(ann, photoUrl, { size, face: "blur" });
    expect(covered.response.headers.get("content-type")).toBe("image/jpeg");
  });

  it.each([
    ["a panorama", pictures.plain({ width: 6000, height: 500 }), [1080, 90]],
    ["a strip one pixel wide", pictures.plain({ width: 1, height: 12_000 }), [1, 1920]],
    ["a small picture, which is not enlarged", pictures.plain({ width: 90, height: 160 }), [90, 160]],
    ["a WebP", pictures.plain({ width: 90, height: 160, format: "webp" }), [90, 160]],
  ])("can be %s", async (_what, bytes, size) => {
    const ann = await trainer("Ann");
    const reply = await ann.call(contract.uploadPhoto, { body: { photo: fileOf(await bytes) } });
    expect([reply.width, reply.height]).toEqual(size);
  });

  it("that was transparent gets a white background", async () => {
    const ann = await trainer("Ann");
    const { photoUrl } = await ann.call(contract.uploadPhoto, {
      body: { photo: fileOf(await pictures.transparent(), "cut-out.png", "image/png") },
    });
    expect(await pictures.colourAt((await stored(ann, photoUrl)).bytes, 0.5, 0.5)).toBe("white");
  });

  it.each([
    ["climbs out of its folder", "../../../etc/cron.d/x.jpg"],
    ["holds a line of a header", "a\r\nX-Injected: 1.jpg"],
    ["is 5,000 characters long", `${"n".repeat(5000)}.jpg`],
    ["is of another kind", "photo.svg"],
  ])("lies under a key of the server's making when its name %s", async (_what, name) => {
    const ann = await trainer("Ann");
    const photo = fileOf(await pictures.plain({ width: 90, height: 160 }), name, "image/svg+xml");
    const { photoUrl } = await ann.call(contract.uploadPhoto, { body: { photo } });
    expect((await stored(ann, photoUrl)).response.headers.get("content-type")).toBe("image/jpeg");
    const keys = await world.blobs.list(`photos/${ann.trainer.id}`);
    expect(keys).toHaveLength(2);
    for (const key of keys) expect(key).toMatch(/^photos\/[0-9a-f-]{36}\/[0-9a-f-]{36}(-thumb)?\.jpg$/);
  });

  it("loses hidden bytes after its picture", async () => {
    const ann = await trainer("Ann");
    const hidden = "<script>alert('polyglot')</script>PK\x03\x04";
    const bytes = Buffer.concat([await pictures.plain({ width: 90, height: 160 }), Buffer.from(hidden)]);
    const { photoUrl } = await ann.call(contract.uploadPhoto, { body: { photo: fileOf(bytes) } });
    expect(Buffer.from((await stored(ann, photoUrl)).bytes).includes("script")).toBe(false);
  });

  it("may name the signed-in trainer only", async () => {
    const ann = await trainer("Ann");
    const bob = await trainer("Bob");
    const photo = await figure("m_gym_tee");
    expect(
      (
        await uploadForm(ann, [
          ["trainerId", ann.trainer.id],
          ["photo", photo],
        ])
      ).status,
    ).toBe(201);
    expect(
      (
        await uploadForm(ann, [
          ["trainerId", bob.trainer.id],
          ["photo", photo],
        ])
      ).status,
    ).toBe(403);
  });
});

describe("what is not a photo", () => {
  const FOREIGN = [415, "This is not a photo we can read: JPEG, PNG or WebP."];
  const DAMAGED = [415, "This photo is damaged or incomplete."];
  const TOO_MANY = [413, "The photo has more than 50 megapixels."];
  const TOO_LARGE = [
    413,
    "The photo is too large to open. Save it smaller, with at most 12,000 pixels a side.",
  ];

  it.each([
    ["text", Buffer.from("hello"), FOREIGN],
    ["an SVG", pictures.SVG, FOREIGN],
    ["a GIF", pictures.plain({ width: 9, height: 16, format: "gif" }), FOREIGN],
    ["an AVIF", pictures.plain({ width: 90, height: 160, format: "avif" }), FOREIGN],
    ["a TIFF", pictures.plain({ width: 9, height: 16, format: "tiff" }), FOREIGN],
    ["a HEIC", pictures.HEIC, FOREIGN],
    ["a PDF", Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3"), FOREIGN],
    ["half a JPEG", pictures.half(pictures.plain({ width: 800, height: 1400 })), DAMAGED],
    ["a PNG that claims two thousand million squared", pictures.pngHeader(pictures.BOUNDLESS), DAMAGED],
    ["a PNG that claims 65000 by 65000", pictures.pngHeader({ width: 65_000, height: 65_000 }), TOO_MANY],
    ["more than 50 megapixels", pictures.plain({ width: 7100, height: 7100 }), TOO_MANY],
    ["a strip of 12,001 pixels", pictures.plain({ width: 1, height: 12_001 }), TOO_LARGE],
    ["nothing", Buffer.alloc(0), [400, "Validation failed"]],
    ["16 MB", Buffer.alloc(16 * 1024 * 1024, 1), [413, "The request is larger than 15 MB."]],
  ] as const)("%s is refused with a reason, with any file name", async (_what, bytes, answer) => {
    const ann = await trainer("Ann");
    const response = await upload(ann, fileOf(await bytes));
    expect([response.status, (await response.json()).message]).toEqual(answer);
    expect(await world.db.photo.count({ where: { trainerId: ann.trainer.id } })).toBe(0);
  });

  it("a form without a photo, with two, or with text instead is a 400", async () => {
    const ann = await trainer("Ann");
    const photo = await figure("m_gym_tee");
    for (const fields of [
      [["other", "x"]],
      [
        ["photo", photo],
        ["photo", photo],
      ],
      [["photo", "/etc/passwd"]],
    ] as [string, string | File][][]) {
      const response = await uploadForm(ann, fields);
      expect(response.status).toBe(400);
      expect((await response.json()).errors).toMatchObject([{ path: "photo" }]);
    }
  });

  it.each([
    ["JSON", { "content-type": "application/json" }, "{}", 415],
    ["no declared type", { "content-type": "" }, "x", 415],
    ["a form without a boundary", { "content-type": "multipart/form-data" }, "x", 400],
    [
      "a form that ends in the middle",
      { "content-type": "multipart/form-data; boundary=b" },
      "--b\r\nContent-",
      400,
    ],
  ])("%s is refused", async (_what, headers, body, status) => {
    const ann = await trainer("Ann");
    const response = await ann.ask(
      contract.uploadPhoto,
      { body: { photo: new File(["x"], "x") } },
      { headers, body },
    );
    expect(response.status).toBe(status);
  });
});

describe("loading a photo", () => {
  it("is only for its own trainer", async () => {
    const ann = await trainer("Ann");
    const { photoUrl } = await ann.call(contract.uploadPhoto, { body: { photo: await figure("m_gym_tee") } });
    const asked = { params: { id: photoUrl.split("/").at(-1)! }, query: {} };
    expect((await (await trainer("Bob")).ask(contract.getPhoto, asked)).status).toBe(404);
    expect((await stranger().ask(contract.getPhoto, asked)).status).toBe(401);
    expect((await ann.ask(contract.getPhoto, { ...asked, params: { id: "../../etc/passwd" } })).status).toBe(
      404,
    );
    expect((await ann.ask(contract.getPhoto, { ...asked, query: { size: "huge" as never } })).status).toBe(
      400,
    );
  });

  it("is cheap the second time, never cached publicly and never run as a document", async () => {
    const ann = await trainer("Ann");
    const { photoUrl } = await ann.call(contract.uploadPhoto, { body: { photo: await figure("m_gym_tee") } });
    const { response } = await stored(ann, photoUrl);
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({
      "content-type": "image/jpeg",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers["cache-control"]).toMatch(/^private, max-age=\d+$/);
    const again = await ann.ask(
      contract.getPhoto,
      { params: { id: photoUrl.split("/").at(-1)! }, query: {} },
      { headers: { "if-none-match": `W/${headers.etag}` } },
    );
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });

  it.each(["full", "thumb", "540"] as const)("is not read again if the browser has it, %s", async (size) => {
    const ann = await trainer("Ann");
    const { photoUrl } = await ann.call(contract.uploadPhoto, {
      body: { photo: await figure("m_gym_tee") },
    });
    const etag = (await stored(ann, photoUrl, { size })).response.headers.get("etag");
    const unread = { ...world.blobs, get: () => Promise.reject(new Error("was read")) };
    setRuntime(runtimeOf({ ...world, blobs: unread, photoReader: createSharpPhotoReader() }));
    const asked = { params: { id: photoUrl.split("/").at(-1)! }, query: { size } };
    const headers = { "if-none-match": etag };
    expect((await ann.ask(contract.getPhoto, asked, { headers })).status).toBe(304);
    expect((await ann.ask(contract.getPhoto, asked)).status).toBe(503);
  });

  it.each([
    ["cut off", (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2)],
    ["emptied", () => new Uint8Array()],
    ["overwritten", (bytes: Uint8Array) => bytes.map((byte) => byte ^ 0x55)],
  ])("has one clear answer in every size when its file is %s", async (_what, damage) => {
    const ann = await trainer("Ann");
    const { photoUrl } = await ann.call(contract.uploadPhoto, { body: { photo: await figure("m_gym_tee") } });
    // Another test may have left the same picture in the cache of conversions.
    setRuntime(runtimeOf({ ...world, photoReader: createSharpPhotoReader() }));
    for (const key of await world.blobs.list(`photos/${ann.trainer.id}`))
      await world.blobs.put(key, damage((await world.blobs.get(key))!), "image/jpeg");
    for (const size of ["full", "thumb", ...SCREEN_WIDTHS] as const) {
      const asked = { params: { id: photoUrl.split("/").at(-1)! }, query: { size } };
      const response = await ann.ask(contract.getPhoto, asked);
      expect([size, response.status, await response.json()]).toEqual([
        size,
        404,
        { message: "The file of this picture is damaged." },
      ]);
    }
  });

  it("returns 503 while the store is down, and stores nothing", async () => {
    const ann = await trainer("Ann");
    const photo = await figure("m_gym_tee");
    const down = { ...world.blobs, put: () => Promise.reject(new Error("disk full")) };
    setRuntime(runtimeOf({ ...world, blobs: down }));
    const response = await upload(ann, photo);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(await world.db.photo.count({ where: { trainerId: ann.trainer.id } })).toBe(0);
  });

  it("keeps no bytes of an upload that could not be recorded", async () => {
    const ann = await trainer("Ann");
    const broken: PhotoReader = {
      ...world.photoReader,
      // Wider than the database allows, so the row is refused after the upload of the bytes.
      read: async (...args) => ({ ...(await world.photoReader.read(...args)), width: 5000 }),
    };
    setRuntime(runtimeOf({ ...world, photoReader: broken }));
    const before = await world.blobs.list("photos/");
    const response = await upload(ann, await figure("m_gym_tee"));
    expect([response.status, await response.text()]).toEqual([500, '{"message":"Something went wrong."}']);
    await world.background.settle();
    expect(await world.blobs.list("photos/")).toEqual(before);
  });

  it("deletes only uploads that nothing uses after a day, without another upload", async () => {
    const ann = await trainer("Ann");
    const left = await addPhoto(ann);
    const client = await addClient(ann, { photoUrl: await addPhoto(ann) });
    world.clock.advance({ minutes: 22 * 60 });
    const fresh = await addPhoto(ann);
    const sweep = async () => {
      await Promise.all([runAllJobs(world), runAllJobs(world)]);
      await world.background.settle();
    };
    await sweep();
    expect((await world.blobs.list(`photos/${ann.trainer.id}`)).length).toBe(6);
    world.clock.advance({ minutes: 65 });
    await sweep();
    const statusOf = async (url: string) =>
      (await ann.ask(contract.getPhoto, { params: { id: url.split("/").at(-1)! }, query: {} })).status;
    expect(await statusOf(left)).toBe(404);
    expect(await statusOf(client.photoUrl!)).toBe(200);
    expect(await statusOf(fresh)).toBe(200);
    expect((await world.blobs.list(`photos/${ann.trainer.id}`)).length).toBe(4);
  });
});
