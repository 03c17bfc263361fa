import path from "node:path";
import sharp from "sharp";

/** Changes that make a bad photo of a good figure. Each takes and returns a JPEG. */
export type Change = (jpeg: Buffer) => Promise<Buffer>;

export const figureJpeg = (name: string): Promise<Buffer> =>
  sharp(path.resolve("tests/figures", `${name}.jpg`))
    .jpeg({ quality: 95 })
    .toBuffer();

const QUALITY = { quality: 90 };

/** Cuts the picture to the rows between two fractions of its height. */
export const rows =
  (from: number, to: number): Change =>
  async (jpeg) => {
    const { width, height } = await sharp(jpeg).metadata();
    const top = Math.round(from * height);
    const extract = { left: 0, top, width, height: Math.round(to * height) - top };
    return sharp(jpeg).extract(extract).jpeg(QUALITY).toBuffer();
  };

export const gain =
  (factor: number): Change =>
  (jpeg) =>
    sharp(jpeg).linear(factor, 0).jpeg(QUALITY).toBuffer();

/** `sigma` in pixels of a photo 1080 wide. */
export const blur =
  (sigma: number): Change =>
  (jpeg) =>
    sharp(jpeg).resize({ width: 1080 }).blur(sigma).jpeg(QUALITY).toBuffer();

export const turned =
  (degrees: number): Change =>
  (jpeg) =>
    sharp(jpeg).rotate(degrees, { background: "#777" }).jpeg(QUALITY).toBuffer();

export const shrunk =
  (width: number): Change =>
  (jpeg) =>
    sharp(jpeg).resize({ width }).jpeg(QUALITY).toBuffer();

/** The mirror image at the right, at a scale. */
export const mirrored =
  (scale: number): Change =>
  async (jpeg) => {
    const { width, height } = await sharp(jpeg).metadata();
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
    const input = await sharp(jpeg)
      .flop()
      .resize({ ...size, fit: "fill" })
      .toBuffer();
    const top = Math.min(height - size.height, Math.round(height * 0.1));
    const canvas = { width: width + size.width, height, channels: 3 as const, background: "#9a948c" };
    return sharp({ create: canvas })
      .composite([
        { input: jpeg, left: 0, top: 0 },
        { input, left: width, top },
      ])
      .jpeg(QUALITY)
      .toBuffer();
  };

const partsOf = (name: string) => path.resolve("tests/figures", `${name}.parts.png`);

/** Before a window: the person keeps 28 % of the light, the surroundings get brighter. */
export const backlit =
  (name: string): Change =>
  async (jpeg) => {
    const { width, height } = await sharp(jpeg).metadata();
    const person = await sharp(partsOf(name))
      .greyscale()
      .threshold(1)
      .blur(1.2)
      .toColourspace("b-w")
      .raw()
      .toBuffer();
    const from = await sharp(jpeg).removeAlpha().raw().toBuffer();
    const lit = from.map((value, at) => {
      const share = person[Math.floor(at / 3)]! / 255;
      return Math.min(255, share * (0.28 * value + 6) + (1 - share) * (140 + 0.45 * value));
    });
    return sharp(lit, { raw: { width, height, channels: 3 } })
      .jpeg(QUALITY)
      .toBuffer();
  };

type Limb = { parts: readonly number[]; joint: { x: number; y: number }; degrees: number };

/** A limb of a rendered figure, turned clockwise about its joint; where it was, the wall at its right. */
export const limbTurned =
  (name: string, { parts, joint, degrees }: Limb): Change =>
  async (jpeg) => {
    const { width, height } = await sharp(jpeg).metadata();
    const labels = await sharp(partsOf(name)).extractChannel(0).raw().toBuffer();
    const alpha = labels.map((label) => (parts.includes(label) ? 255 : 0));
    const mask = { raw: { width, height, channels: 1 as const } };
    const soft = await sharp(alpha, mask).blur(0.8).toColourspace("b-w").raw().toBuffer();
    const wide = await sharp(alpha, mask).dilate(3).toColourspace("b-w").raw().toBuffer();
    const limb = await sharp(jpeg).joinChannel(soft, mask).png().toBuffer();
    const wall = await sharp(jpeg)
      .extract({ left: 130, top: 0, width: width - 130, height })
      .extend({ right: 130, extendWith: "copy" })
      .removeAlpha()
      .toBuffer();
    const erased = await sharp(wall).joinChannel(wide, mask).png().toBuffer();
    const room = Math.max(width, height);
    const about = await sharp(limb)
      .extend({
        left: room - joint.x,
        right: room - width + joint.x,
        top: room - joint.y,
        bottom: room - height + joint.y,
        background: "#0000",
      })
      .toBuffer();
    const rotated = await sharp(about)
      .rotate(degrees, { background: "#0000" })
      .toBuffer({ resolveWithObject: true });
    const input = await sharp(rotated.data)
      .extract({
        left: Math.round(rotated.info.width / 2) - joint.x,
        top: Math.round(rotated.info.height / 2) - joint.y,
        width,
        height,
      })
      .toBuffer();
    return sharp(jpeg)
      .composite([{ input: erased }, { input }])
      .jpeg(QUALITY)
      .toBuffer();
  };
