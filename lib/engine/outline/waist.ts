import type { Waist } from "@/lib/engine/check/faults";
import { type RgbImage, read } from "@/lib/engine/raster/raster";
import { axisAt, heightOf } from "@/lib/engine/template/body-template";
import type { BodyOutline } from "./body-outline";
import { readSkin } from "./skin";

const { f32, u8 } = read;

/** Rows of the waist above a low waistband, and the distance from the axis that arms do not reach; in statures. */
const ZONE = { top: 0.35, bottom: 0.41, aside: 0.07 } as const;

/** Shares of skin in the zone. On the figures cloth has at most 0.16 and bare waists at least 0.79. */
const COVERED = 0.2;
const BARE = 0.6;

/** Less skin on the whole body than this tells that the skin was not found, as in a black and white photo. */
const LEAST_SKIN = 0.02;

/** Whether clothes cover the waist; `unsure` where the photo does not tell skin from cloth. */
export function waistOf(photo: RgbImage, body: Pick<BodyOutline, "mask" | "pose">): Waist {
  const { mask, pose } = body;
  const { all: skin } = readSkin(photo, body);
  const [zone, whole] = [
    { skin: 0, all: 0 },
    { skin: 0, all: 0 },
  ];
  for (let i = 0; i < mask.data.length; i++) {
    if (u8(mask.data, i) === 0) continue;
    const y = heightOf(pose, Math.floor(i / mask.width));
    const aside = Math.abs((i % mask.width) + 0.5 - axisAt(pose, y)) / pose.stature;
    whole.all++;
    whole.skin += f32(skin.data, i);
    if (y < ZONE.top || y > ZONE.bottom || aside > ZONE.aside) continue;
    zone.all++;
    zone.skin += f32(skin.data, i);
  }
  if (zone.all === 0 || whole.skin < LEAST_SKIN * whole.all) return "unsure";
  const share = zone.skin / zone.all;
  if (share < COVERED) return "covered";
  return share > BARE ? "bare" : "unsure";
}
