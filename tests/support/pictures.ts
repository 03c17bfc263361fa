import path from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

type Size = { width: number; height: number };

/** Large enough for every image engine, with a third of a phone photo's pixels. */
export const REDUCED: Size = { width: 540, height: 960 };

/** A small photo of a synthetic person. */
export async function reducedFigure(name: string): Promise<Buffer> {
  return sharp(path.resolve("tests/figures", `${name}.jpg`))
    .resize(REDUCED)
    .jpeg()
    .toBuffer();
}

/** The largest size that a PNG header can declare; decoders refuse it. */
export const BOUNDLESS: Size = { width: 2 ** 31 - 1, height: 2 ** 31 - 1 };

/** An SVG is refused because it may contain scripts and external addresses. */
export const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);

/** The first bytes of an iPhone photo, which declare the file type. */
export const HEIC = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08mdat", "latin1");

const GREY = { r: 128, g: 128, b: 128 };

export function plain({
  width,
  height,
  format = "jpeg",
}: Size & { format?: "jpeg" | "png" | "webp" | "gif" | "avif" | "tiff" }): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: GREY } })
    .toFormat(format)
    .toBuffer();
}

/** A fine checkerboard, so that any covered or blurred area differs. */
export function checked({ width, height }: Size): Promise<Buffer> {
  const data = Buffer.alloc(width * height, 255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (((x >> 3) + (y >> 3)) % 2) data[y * width + x] = 0;
  return sharp(data, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

/** A scene, red above and blue below, stored as phones do: rotated, with an orientation tag. */
export function sidewaysWithGps({ width, height }: Size): Promise<Buffer> {
  const half = { width: width / 2, height, channels: 3 as const };
  return sharp({ create: { ...half, width, background: { r: 0, g: 0, b: 255 } } })
    .composite([{ input: { create: { ...half, background: { r: 255, g: 0, b: 0 } } }, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: "Acme Phone", Orientation: "6" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 3230/100" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

export function transparent(): Promise<Buffer> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: 90, height: 160, channels: 4, background } })
    .png()
    .toBuffer();
}

export async function half(picture: Promise<Buffer>): Promise<Buffer> {
  const bytes = await picture;
  return bytes.subarray(0, bytes.length / 2);
}

/** A complete PNG of a few bytes whose header declares a false size. */
export function pngHeader({ width, height }: Size, { depth = 8, interlaced = false } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, 2, 0, 0, interlaced ? 1 : 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.alloc(64));
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A small progressive JPEG whose header declares another size. */
export async function progressiveHeader({ width, height }: Size): Promise<Buffer> {
  const jpeg = await sharp(await plain({ width: 16, height: 16 }))
    .jpeg({ progressive: true })
    .toBuffer();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc2]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** The nearest of a few colours at a point, in fractions of width and height. */
export async function colourAt(picture: Uint8Array, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const left = Math.floor(x * (info.width - 1));
  const top = Math.floor(y * (info.height - 1));
  const [r = 0, g = 0, b = 0] = data.subarray((top * info.width + left) * 3);
  if (Math.min(r, g, b) > 200) return "white";
  if (Math.max(r, g, b) < 50) return "black";
  return r > b ? "red" : "blue";
}
