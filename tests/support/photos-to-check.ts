import path from "node:path";
import sharp from "sharp";
import type { PhotoFault } from "@/lib/images/photos/schema";

/** Rendered people, 720 x 1280, see `tests/figures/README.md`. */
const rendered = (name: "man" | "woman") => sharp(path.resolve("tests/figures/rendered", `${name}.jpg`));
const SIZE = { width: 720, height: 1280 };
const WALL = "#a9a6a1";

type Photo = () => Promise<Buffer>;

/** A photo without faults. */
export const goodPhoto: Photo = () => rendered("man").toBuffer();

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
  /** As narrow as a person seen from the side. */
  turned_sideways: async () => {
    const narrow = await rendered("man").resize(230, 1280, { fit: "fill" }).toBuffer();
    return onWall(narrow, { left: 245, top: 0 });
  },
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
  hips_cut: () =>
    rendered("man").extract({ left: 90, top: 0, width: 540, height: 560 }).resize(1080).jpeg().toBuffer(),
  feet_cut: () =>
    rendered("man").extract({ left: 60, top: 0, width: 600, height: 880 }).resize(1080).jpeg().toBuffer(),
  too_dark: () => rendered("man").linear(0.09, 0).jpeg().toBuffer(),
  blurred: () => rendered("man").blur(10).jpeg().toBuffer(),
  arms_before_waist: () => sharp(path.resolve("tests/figures/w05.jpg")).toBuffer(),
};

function onWall(picture: Buffer, place: { left: number; top: number }): Promise<Buffer> {
  return sharp({ create: { ...SIZE, channels: 3, background: WALL } })
    .composite([{ input: picture, ...place }])
    .jpeg()
    .toBuffer();
}
