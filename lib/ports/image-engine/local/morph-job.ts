import { isTooSmall } from "../acceptance";
import { type Analysis, analysePhoto } from "./analyse";
import { decodePhoto, encodePicture } from "./codec";
import { createLru } from "./lru";
import type { RgbImage } from "./raster";
import { reshape } from "./reshape";
import type { ShadingChange } from "./shading-change";
import type { WidthRatios } from "./width-profile";

/** One picture to make. Plain data: it crosses a thread boundary. */
export type MorphRequest = {
  photo: Uint8Array;
  /** Names the photo's content and the version of the algorithm: equal keys share one analysis. */
  photoKey: string;
  ratios: WidthRatios;
  shading: ShadingChange;
};

export type MorphReply =
  | { outcome: "made"; jpeg: Uint8Array; lowConfidence: boolean }
  | { outcome: "no_person" }
  | { outcome: "unreadable" }
  | { outcome: "too_small"; width: number; height: number };

/** Front and back of the same client, and a neighbour: about 7 MB each. */
const REMEMBERED_PHOTOS = 3;

type Known = { photo: RgbImage; analysis: Analysis };

/**
 * Returns a function that carries out requests and remembers the analysis of the last few photos, and the bytes of
 * the last picture as a canvas for the next: large arrays are slow to get and to collect.
 */
export function createMorphJob(): (request: MorphRequest) => Promise<MorphReply> {
  const known = createLru<Known>(REMEMBERED_PHOTOS);
  let spare: Uint8Array | undefined;
  return async ({ photo: bytes, photoKey, ratios, shading }) => {
    let entry = known.get(photoKey);
    if (!entry) {
      const photo = await decodePhoto(bytes).catch(() => null);
      if (!photo) return { outcome: "unreadable" };
      const { width, height } = photo;
      if (isTooSmall(photo)) return { outcome: "too_small", width, height };
      entry = { photo, analysis: await analysePhoto(photo) };
      known.set(photoKey, entry);
    }
    const { photo, analysis } = entry;
    if (analysis.finding === "no_person") return { outcome: "no_person" };
    const canvas = spare;
    spare = undefined;
    const { picture } = reshape(photo, analysis, ratios, shading, canvas);
    const jpeg = await encodePicture(picture);
    spare = picture.data;
    return { outcome: "made", jpeg, lowConfidence: analysis.finding === "low_confidence" };
  };
}
