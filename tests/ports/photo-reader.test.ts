import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { UnreadablePhoto } from "@/lib/ports/photo-reader/port";
import { createSharpPhotoReader } from "@/lib/ports/photo-reader/sharp";
import * as pictures from "../support/pictures";

const reader = createSharpPhotoReader();

const sizeOf = async (bytes: Uint8Array) => {
  const { width, height } = await sharp(bytes).metadata();
  return [width, height];
};

describe("the photo reader", () => {
  it("tells the size of what it gives, within 1080 by 1920, with a thumbnail 360 wide", async () => {
    const { jpeg, thumb, width, height } = await reader.read(
      await pictures.plain({ width: 3000, height: 4000 }),
    );
    expect([width, height]).toEqual([1080, 1440]);
    expect(await sizeOf(jpeg)).toEqual([width, height]);
    expect(await sizeOf(thumb)).toEqual([360, 480]);
    expect(await sizeOf(await reader.thumbnail(jpeg))).toEqual([360, 480]);
  });

  it("turns every one of the eight orientations upright", async () => {
    const upright = await reader.read(await oriented(1));
    for (let orientation = 1; orientation <= 8; orientation++) {
      const { jpeg } = await reader.read(await oriented(orientation));
      expect([orientation, await pictures.colourAt(jpeg, 0.5, 0.05)]).toEqual([orientation, "red"]);
      expect([orientation, await pictures.colourAt(jpeg, 0.05, 0.95)]).toEqual([orientation, "black"]);
      expect(await sizeOf(jpeg)).toEqual(await sizeOf(upright.jpeg));
    }
  });

  it.each(["png", "webp", "jpeg"] as const)("reads %s", async (format) => {
    const read = await reader.read(await pictures.plain({ width: 30, height: 50, format }));
    expect([read.width, read.height]).toEqual([30, 50]);
  });

  it.each([
    ["a CMYK JPEG, as printers make them", (picture: Sharp) => picture.toColourspace("cmyk").jpeg()],
    ["a PNG of 16 bits a channel", (picture: Sharp) => picture.toColourspace("rgb16").png()],
    ["a progressive JPEG in grey", (picture: Sharp) => picture.greyscale().jpeg({ progressive: true })],
  ])("gives an sRGB JPEG of %s", async (_what, made) => {
    const red = sharp({ create: { width: 30, height: 50, channels: 3, background: "#ff0000" } });
    const { jpeg } = await reader.read(await made(red).toBuffer());
    expect(await sharp(jpeg).metadata()).toMatchObject({
      format: "jpeg",
      space: "srgb",
      channels: 3,
      depth: "uchar",
    });
  });

  it("shows the first picture of an animation", async () => {
    const frames = await Promise.all(
      ["#ff0000", "#0000ff"].map((background) =>
        sharp({ create: { width: 20, height: 30, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animated = await sharp(frames, { join: { animated: true } })
      .webp({ lossless: true })
      .toBuffer();
    const { jpeg, height } = await reader.read(animated);
    expect(height).toBe(30);
    expect(await pictures.colourAt(jpeg, 0.5, 0.5)).toBe("red");
  });

  it.each([
    ["gif", "not_an_image"],
    ["tiff", "not_an_image"],
    ["avif", "not_an_image"],
  ] as const)("has no decoder for %s", async (format, reason) => {
    await expect(reader.read(await pictures.plain({ width: 40, height: 60, format }))).rejects.toThrow(
      new UnreadablePhoto(reason),
    );
  });

  it("refuses a picture by its header alone, without unfolding it", async () => {
    const before = process.memoryUsage().rss;
    for (let i = 0; i < 20; i++)
      await expect(reader.read(pictures.pngHeader({ width: 65_000, height: 65_000 }))).rejects.toThrow(
        new UnreadablePhoto("too_many_pixels"),
      );
    expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(200);
  });

  it("never gives back half a photo", async () => {
    const whole = await pictures.sidewaysWithGps({ width: 1600, height: 1200 });
    for (const share of [0.2, 0.5, 0.9, 0.99]) {
      const cut = whole.subarray(0, Math.floor(whole.length * share));
      await expect(reader.read(cut)).rejects.toBeInstanceOf(UnreadablePhoto);
    }
  });

  it("goes on after a refusal, and takes many at once", async () => {
    const photo = await pictures.plain({ width: 300, height: 500 });
    const tries = Array.from({ length: 12 }, (_, i) => reader.read(i % 2 ? photo : Buffer.from("no photo")));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.map((outcome) => outcome.status === "fulfilled")).toEqual(
      Array.from({ length: 12 }, (_, i) => i % 2 === 1),
    );
  });
});

/** Red above, blue below, a black corner below left; stored as the given EXIF orientation says. */
async function oriented(orientation: number): Promise<Buffer> {
  const tile = (background: string, width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
  const scene = sharp({ create: { width: 60, height: 100, channels: 3, background: "#0000ff" } }).composite([
    { input: await tile("#ff0000", 60, 50), left: 0, top: 0 },
    { input: await tile("#000000", 20, 20), left: 0, top: 80 },
  ]);
  const { data, info } = await scene.raw().toBuffer({ resolveWithObject: true });
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
  // What undoes the turn that a reader of this orientation makes.
  const undo: Record<number, (picture: Sharp) => Sharp> = {
    1: (picture) => picture,
    2: (picture) => picture.flop(),
    3: (picture) => picture.rotate(180),
    4: (picture) => picture.flip(),
    5: (picture) => picture.flop().rotate(270),
    6: (picture) => picture.rotate(270),
    7: (picture) => picture.flop().rotate(90),
    8: (picture) => picture.rotate(90),
  };
  const turned = undo[orientation]!(sharp(data, raw));
  return turned.withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
}
