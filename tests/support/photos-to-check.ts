import path from "node:path";
import sharp from "sharp";
import type { PhotoFault } from "@/lib/images/photos/schema";
import { backlit, type Change, figureJpeg, gain, limbTurned, rows, turned } from "../figures/photo-changes";

/** Rendered people, 720 x 1280, see `tests/figures/README.md`. */
const rendered = (name: "man" | "woman") => sharp(path.resolve("tests/figures/rendered", `${name}.jpg`));
const SIZE = { width: 720, height: 1280 };
const WALL = "#a9a6a1";

type Photo = () => Promise<Buffer>;

/** A photo without faults. */
export const goodPhoto: Photo = () => rendered("man").toBuffer();

const MAN = "rendered/01/before";
const changed = (name: string, change: Change) => async () => change(await figureJpeg(name));

/** As narrow as a person who turns away from the camera. */
const narrowed = (width: number) => async () =>
  onWall(await rendered("man").resize(width, 1280, { fit: "fill" }).toBuffer(), {
    left: (SIZE.width - width) / 2,
    top: 0,
  });

/** Photos with each fault as the most serious one. */
export const BAD_PHOTOS: Record<PhotoFault, Photo> = {
  /** The empty room beside the man. */
  nobody: () =>
    rendered("man").extract({ left: 0, top: 700, width: 170, height: 300 }).resize(SIZE).jpeg().toBuffer(),
  several_people: async () => {
    const woman = await rendered("woman").extract({ left: 60, top: 0, width: 520, height: 1280 }).toBuffer();
    const man = rendered("man").extract({ left: 90, top: 0, width: 540, height: 1280 });
    const wider = man.extend({ right: 520, background: WALL });
    return wider
      .composite([{ input: woman, left: 540, top: 0 }])
      .jpeg()
      .toBuffer();
  },
  on_its_side: changed(MAN, turned(90)),
  turned_sideways: narrowed(230),
  three_quarter: narrowed(340),
  leaning: () =>
    rendered("man")
      .rotate(19, { background: WALL })
      .resize(SIZE.width, SIZE.height, { fit: "inside" })
      .jpeg()
      .toBuffer(),
  /** With thighs as short as those of a seated person. */
  seated: async () => {
    const top = await rendered("man").extract({ left: 0, top: 0, width: 720, height: 640 }).toBuffer();
    const legs = await rendered("man")
      .extract({ left: 0, top: 640, width: 720, height: 300 })
      .resize(720, 90, { fit: "fill" })
      .toBuffer();
    const shins = await rendered("man").extract({ left: 0, top: 940, width: 720, height: 340 }).toBuffer();
    return sharp({ create: { width: 720, height: 1070, channels: 3, background: WALL } })
      .composite([
        { input: top, left: 0, top: 0 },
        { input: legs, left: 0, top: 640 },
        { input: shins, left: 0, top: 730 },
      ])
      .jpeg()
      .toBuffer();
  },
  too_far_away: async () =>
    onWall(await rendered("man").resize(252, 448).toBuffer(), { left: 234, top: 600 }),
  head_cut: changed("rendered/06/before", rows(0.17, 1)),
  hips_cut: () =>
    rendered("man").extract({ left: 90, top: 0, width: 540, height: 560 }).resize(1080).jpeg().toBuffer(),
  legs_cut: changed("rendered/02/before", rows(0, 0.6)),
  feet_cut: () =>
    rendered("man").extract({ left: 60, top: 0, width: 600, height: 1070 }).resize(1080).jpeg().toBuffer(),
  too_dark: () => rendered("man").linear(0.3, 0).jpeg().toBuffer(),
  backlit: changed("rendered/02/before", backlit("rendered/02/before")),
  too_bright: changed(MAN, gain(2.6)),
  blurred: () => rendered("man").blur(10).jpeg().toBuffer(),
  arms_raised: changed(MAN, limbTurned(MAN, { parts: [80, 120], joint: { x: 488, y: 300 }, degrees: -130 })),
  arms_before_waist: changed(MAN, limbTurned(MAN, { parts: [120], joint: { x: 492, y: 474 }, degrees: 100 })),
};

/** So dark that no images can be made. */
export const blackPhoto: Photo = changed(MAN, gain(0.16));

/** A person who lies across a photo of the size that is stored, so that the crop keeps all of them. */
export const lyingPhoto: Photo = async () =>
  onWall(
    await sharp(await BAD_PHOTOS.on_its_side())
      .resize(SIZE.width)
      .toBuffer(),
    { left: 0, top: 0 },
  );

/** A person from behind. */
export const backPhoto: Photo = () => figureJpeg("m_back_gym");

function onWall(picture: Buffer, place: { left: number; top: number }): Promise<Buffer> {
  return sharp({ create: { ...SIZE, channels: 3, background: WALL } })
    .composite([{ input: picture, ...place }])
    .jpeg()
    .toBuffer();
}
