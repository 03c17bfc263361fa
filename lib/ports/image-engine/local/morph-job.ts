import type { PhotoCheck, PhotoFault } from "@/lib/ports/photo-check/port";
import { type Analysis, lookAt, measure, type Sighting } from "./analyse";
import { decodePhoto, encodePicture } from "./codec";
import { createLru } from "./lru";
import { isUncertain, photoCheck } from "./photo-check";
import type { RgbImage } from "./raster";
import { reshape } from "./reshape";
import type { BodyChange } from "./surface/relief";
import type { WidthRatios } from "./width-profile";

/** A photo to look at. Plain data: it crosses a thread boundary. */
type PhotoRequest = {
  photo: Uint8Array;
  /** Names the photo's content and the version of the algorithm: equal keys share one analysis. */
  photoKey: string;
};

export type CheckRequest = PhotoRequest & { task: "check" };

/** One picture to make. */
export type MorphRequest = PhotoRequest & { task: "morph"; ratios: WidthRatios; change: BodyChange };

/** Nothing to do but to have the networks in memory and the loops compiled when the first photo comes. */
export type WarmUpRequest = { task: "warm up" };

export type WorkerRequest = CheckRequest | MorphRequest | WarmUpRequest;

export type WorkerReply =
  | { outcome: "made"; jpeg: Uint8Array; lowConfidence: boolean }
  | { outcome: "refused"; fault: PhotoFault }
  | { outcome: "checked"; check: PhotoCheck }
  | { outcome: "unreadable" }
  | { outcome: "warm" };

/** Front and back of the same client, and a neighbour: about 7 MB each. */
const REMEMBERED_PHOTOS = 3;

type Known = { photo: RgbImage; sighting: Sighting; analysis: Analysis | null };

/**
 * Returns a function that carries out requests and remembers what it knows of the last few photos, and the bytes of
 * the last picture as a canvas for the next: large arrays are slow to get and to collect.
 */
export function createMorphJob(): (request: WorkerRequest) => Promise<WorkerReply> {
  const known = createLru<Known>(REMEMBERED_PHOTOS);
  let spare: Uint8Array | undefined;

  const knowledgeOf = async ({ photo: bytes, photoKey }: PhotoRequest): Promise<Known | null> => {
    const remembered = known.get(photoKey);
    if (remembered) return remembered;
    const photo = await decodePhoto(bytes).catch(() => null);
    if (!photo) return null;
    const entry = { photo, sighting: await lookAt(photo), analysis: null };
    known.set(photoKey, entry);
    return entry;
  };

  const morph = async (entry: Known, { ratios, change }: MorphRequest): Promise<WorkerReply> => {
    const { photo, sighting } = entry;
    const [gravest] = sighting.judgements;
    if (gravest?.prevents) return { outcome: "refused", fault: gravest.fault };
    if (!sighting.person) throw new Error("Nobody was seen, and no fault found.");
    entry.analysis ??= measure(sighting, sighting.person);
    const canvas = spare;
    spare = undefined;
    const { picture } = reshape(photo, entry.analysis, ratios, change, canvas);
    const jpeg = await encodePicture(picture);
    spare = picture.data;
    return { outcome: "made", jpeg, lowConfidence: isUncertain(sighting) };
  };

  return async (request) => {
    if (request.task === "warm up") return warmUp();
    const entry = await knowledgeOf(request);
    if (!entry) return { outcome: "unreadable" };
    return request.task === "morph"
      ? morph(entry, request)
      : { outcome: "checked", check: photoCheck(entry.sighting) };
  };
}

/** Any picture does: looking at it loads the networks. */
async function warmUp(): Promise<WorkerReply> {
  const [width, height] = [270, 480];
  await lookAt({ width, height, data: new Uint8Array(width * height * 3).fill(128) });
  return { outcome: "warm" };
}
