import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import type { PhotoRefusal, ReadPhoto, Uploader } from "@/lib/ports/photo-reader/port";
import { createSharpPhotoReader } from "@/lib/ports/photo-reader/sharp";
import { sha256 } from "@/lib/text/sha256";
import { differences } from "../support/face";
import * as pictures from "../support/pictures";

const reader = createSharpPhotoReader();
const ANN = { trainerId: "Ann", byLink: false };
const ANNS_CLIENT = { trainerId: "Ann", byLink: true };
const BOB = { trainerId: "Bob", byLink: false };

/** The photo, or an error if the reader refuses it. */
async function photo(bytes: Uint8Array): Promise<ReadPhoto> {
  const reading = await reader.read(bytes, ANN);
  if (reading.state !== "photo") throw new Error(`The picture was refused: ${reading.reason}`);
  return reading;
}

/** A stored picture that counts its reads. */
function stored(jpeg: Uint8Array) {
  const picture = {
    sha256: sha256(jpeg),
    reads: 0,
    read: async () => {
      picture.reads++;
      return jpeg;
    },
  };
  return picture;
}

const refused = (reason: PhotoRefusal) => ({ state: "refused", reason });

const sizeOf = async (bytes: Uint8Array) => {
  const { width, height } = await sharp(bytes).metadata();
  return [width, height];
};

describe("the photo reader", () => {
  it("gives a photo within 1080 by 1920 with its size, and a thumbnail 360 wide", async () => {
    const { jpeg, thumb, width, height } = await photo(await pictures.plain({ width: 3000, height: 4000 }));
    expect([width, height]).toEqual([1080, 1440]);
    expect(await sizeOf(jpeg)).toEqual([width, height]);
    expect(await sizeOf(thumb)).toEqual([360, 480]);
    expect(await sizeOf(await reader.thumbnail(jpeg))).toEqual([360, 480]);
  });

  it("makes a narrower, smaller WebP and never enlarges", async () => {
    const { jpeg } = await photo(await pictures.plain({ width: 1080, height: 1920 }));
    const fitting = await reader.narrowed(stored(jpeg), 540);
    expect(await sizeOf(fitting)).toEqual([540, 960]);
    expect((await sharp(fitting).metadata()).format).toBe("webp");
    expect(fitting.byteLength).toBeLessThan(jpeg.byteLength);
    const small = await photo(await pictures.plain({ width: 300, height: 400 }));
    expect(await sizeOf(await reader.narrowed(stored(small.jpeg), 540))).toEqual([300, 400]);
  });

  it("keeps the XMP mark of a generated picture when it narrows it", async () => {
    const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/">trainedAlgorithmicMedia</x:xmpmeta>';
    const { jpeg } = await photo(await pictures.plain({ width: 1080, height: 1920 }));
    const generated = await sharp(jpeg).withXmp(xmp).jpeg().toBuffer();
    const { xmp: kept } = await sharp(await reader.narrowed(stored(generated), 540)).metadata();
    expect(kept?.toString()).toContain("trainedAlgorithmicMedia");
  });

  it("narrows a picture once for simultaneous requests, and again after a failure", async () => {
    const { jpeg } = await photo(await pictures.plain({ width: 700, height: 900 }));
    const picture = stored(jpeg);
    const away = { ...picture, read: () => Promise.reject(new Error("away")) };
    await expect(reader.narrowed(away, 540)).rejects.toThrow("away");
    const [one, ...others] = await Promise.all([1, 2, 3].map(() => reader.narrowed(picture, 540)));
    for (const other of [...others, await reader.narrowed(picture, 540)]) expect(other).toBe(one);
    expect(picture.reads).toBe(1);
    expect(await reader.narrowed(picture, 720)).not.toBe(one);
  });

  it("turns all eight EXIF orientations upright", async () => {
    const upright = await photo(await oriented(1));
    for (let orientation = 1; orientation <= 8; orientation++) {
      const { jpeg } = await photo(await oriented(orientation));
      expect([orientation, await pictures.colourAt(jpeg, 0.5, 0.05)]).toEqual([orientation, "red"]);
      expect([orientation, await pictures.colourAt(jpeg, 0.05, 0.95)]).toEqual([orientation, "black"]);
      expect(await sizeOf(jpeg)).toEqual(await sizeOf(upright.jpeg));
    }
  });

  it.each(["png", "webp", "jpeg"] as const)("reads %s", async (format) => {
    const read = await photo(await pictures.plain({ width: 30, height: 50, format }));
    expect([read.width, read.height]).toEqual([30, 50]);
  });

  it.each([
    ["a CMYK JPEG", (picture: Sharp) => picture.toColourspace("cmyk").jpeg()],
    ["a PNG of 16 bits a channel", (picture: Sharp) => picture.toColourspace("rgb16").png()],
    ["a progressive JPEG in grey", (picture: Sharp) => picture.greyscale().jpeg({ progressive: true })],
  ])("gives an sRGB JPEG of %s", async (_what, made) => {
    const red = sharp({ create: { width: 30, height: 50, channels: 3, background: "#ff0000" } });
    const { jpeg } = await photo(await made(red).toBuffer());
    expect(await sharp(jpeg).metadata()).toMatchObject({
      format: "jpeg",
      space: "srgb",
      channels: 3,
      depth: "uchar",
    });
  });

  it("uses the first frame of an animation", async () => {
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
    const { jpeg, height } = await photo(animated);
    expect(height).toBe(30);
    expect(await pictures.colourAt(jpeg, 0.5, 0.5)).toBe("red");
  });

  it.each([
    ["a GIF", pictures.plain({ width: 40, height: 60, format: "gif" })],
    ["a TIFF", pictures.plain({ width: 40, height: 60, format: "tiff" })],
    ["an AVIF", pictures.plain({ width: 40, height: 60, format: "avif" })],
    ["a HEIC", pictures.HEIC],
    ["an SVG", pictures.SVG],
    ["an HTML page", Buffer.from("<!doctype html><title>A page</title>")],
    ["an empty file", Buffer.alloc(0)],
  ])("refuses %s as not a photo", async (_what, bytes) => {
    expect(await reader.read(await bytes, ANN)).toEqual(refused("not_a_photo"));
  });

  it.each([
    ["7,300 by 7,123", 7_300 * 7_123, { width: 7_300, height: 7_123 }],
    ["20,000 by 20,000", 400_000_000, { width: 20_000, height: 20_000 }],
    ["500,000 by 500,000", 250_000_000_000, { width: 500_000, height: 500_000 }],
  ])("refuses %s pixels as too many", async (_size, pixels, size) => {
    expect(size.width * size.height).toBe(pixels);
    expect(await reader.read(pictures.pngHeader(size), ANN)).toEqual(refused("too_many_pixels"));
  });

  it.each([
    ["a side of 12,001 pixels", pictures.pngHeader({ width: 1, height: 12_001 })],
    ["a progressive JPEG of 20 megapixels", pictures.progressiveHeader({ width: 5000, height: 4000 })],
    [
      "an interlaced PNG that takes 240 MB",
      pictures.pngHeader({ width: 8000, height: 5000 }, { depth: 16, interlaced: true }),
    ],
  ])("refuses %s as too large, by the header", async (_what, bytes) => {
    expect(await reader.read(await bytes, ANN)).toEqual(refused("too_large"));
  });

  it.each([
    ["a side of 12,000 pixels", pictures.plain({ width: 1, height: 12_000 })],
    ["an ordinary JPEG of 49 megapixels", pictures.plain({ width: 7000, height: 7000 })],
  ])("reads %s", async (_what, bytes) => {
    expect((await reader.read(await bytes, ANN)).state).toBe("photo");
  });

  it("reads one photo of a trainer at a time, and no trainer waits for the many of another or of a link", async () => {
    const slow = await pictures.plain({ width: 5000, height: 5000, format: "png" });
    const quick = await pictures.plain({ width: 30, height: 50 });
    const finished: string[] = [];
    const reading = (name: string, bytes: Uint8Array, uploader: Uploader) =>
      reader.read(bytes, uploader).then(({ state }) => finished.push(`${name} ${state}`));
    await Promise.all([
      ...[1, 2, 3].map(() => reading("link", slow, ANNS_CLIENT)),
      ...[1, 2, 3].map(() => reading("Ann", slow, ANN)),
      reading("Bob", quick, BOB),
    ]);
    expect(finished).toHaveLength(7);
    expect(finished.indexOf("Bob photo")).toBeLessThan(finished.lastIndexOf("link photo"));
    expect(finished.slice(finished.indexOf("Bob photo")).filter((one) => one === "Ann photo")).toHaveLength(
      2,
    );
  });

  it("refuses too many pixels by the header, without decoding the picture", async () => {
    const before = process.memoryUsage().rss;
    for (let i = 0; i < 20; i++)
      expect(await reader.read(pictures.pngHeader({ width: 65_000, height: 65_000 }), ANN)).toEqual(
        refused("too_many_pixels"),
      );
    expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(200);
  });

  it("refuses a truncated photo", async () => {
    const whole = await pictures.sidewaysWithGps({ width: 1600, height: 1200 });
    for (const share of [0.001, 0.2, 0.5, 0.9, 0.99]) {
      const cut = whole.subarray(0, Math.floor(whole.length * share));
      expect([share, await reader.read(cut, ANN)]).toEqual([share, refused("damaged")]);
    }
  });

  it("reads many at once, also after a refusal", async () => {
    const bytes = await pictures.plain({ width: 300, height: 500 });
    const cut = bytes.subarray(0, bytes.length / 2);
    const readings = await Promise.all(
      Array.from({ length: 12 }, (_, i) => reader.read(i % 2 ? bytes : cut, ANN)),
    );
    expect(readings.map(({ state }) => state)).toEqual(
      Array.from({ length: 12 }, (_, i) => (i % 2 ? "photo" : "refused")),
    );
  });
});

describe("a covered face", () => {
  const FACE = { left: 0.4, top: 0.05, width: 0.2, height: 0.13 };
  const detailed = async () => photo(await pictures.checked({ width: 540, height: 960 }));

  it.each(["blur", "bar"] as const)(
    "(%s) is not visible, and the rest of the photo is unchanged",
    async (cover) => {
      const { jpeg } = await detailed();
      const covered = await reader.withoutFaces(jpeg, [FACE], cover);
      const { inFace, elsewhere } = await differences(jpeg, covered, FACE);
      expect(inFace).toBeGreaterThan(25);
      // The effect of encoding again.
      expect(elsewhere).toBeLessThan(12);
    },
  );

  it.each(["blur", "bar"] as const)("(%s) is covered like every other face of the picture", async (cover) => {
    const { jpeg } = await detailed();
    const mirror = { left: 0.75, top: 0.5, width: 0.12, height: 0.08 };
    const covered = await reader.withoutFaces(jpeg, [FACE, mirror], cover);
    for (const face of [FACE, mirror])
      expect((await differences(jpeg, covered, face)).inFace).toBeGreaterThan(25);
  });

  it("(blur) has no detail left, even in its corners", async () => {
    const { jpeg } = await detailed();
    const covered = await reader.withoutFaces(jpeg, [FACE], "blur");
    const { width, height } = await sharp(jpeg).metadata();
    const left = Math.ceil(FACE.left * width);
    const top = Math.ceil(FACE.top * height);
    const area = {
      left,
      top,
      width: Math.floor(FACE.width * width),
      height: Math.floor(FACE.height * height),
    };
    const spread = async (picture: Uint8Array) =>
      (await sharp(await sharp(picture).extract(area).toBuffer()).stats()).channels[0]!.stdev;
    expect(await spread(jpeg)).toBeGreaterThan(80);
    expect(await spread(covered)).toBeLessThan(20);
  });

  it.each([
    ["at the upper edge", { left: 0.9, top: -0.05, width: 0.2, height: 0.13 }],
    ["of one pixel", { left: 0.5, top: 0.5, width: 0.001, height: 0.001 }],
    ["outside of the picture", { left: 1.5, top: 0.5, width: 0.1, height: 0.1 }],
  ])("may lie %s", async (_where, face) => {
    const { jpeg, width, height } = await detailed();
    for (const cover of ["blur", "bar"] as const)
      expect(await sizeOf(await reader.withoutFaces(jpeg, [face], cover))).toEqual([width, height]);
  });
});

/** Red above, blue below, a black corner at the lower left, stored with the given EXIF orientation. */
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
  // The inverse of each orientation.
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
