import type { SiteWidth } from "@/lib/body/widths";
import { type Analysis, lookAt, measure, type Sighting } from "@/lib/engine/analyse";
import type { Box, PhotoCheck, PhotoFault } from "@/lib/engine/check/faults";
import { type Aim, type DrawnGoal, drawGoal, drawing, widthsOn } from "@/lib/engine/drawn-goal";
import { facesIn } from "@/lib/engine/faces";
import { type WidthRatios, withCorrection } from "@/lib/engine/outline/width-profile";
import { sideOf } from "@/lib/engine/person/view";
import { isUncertain, photoCheck } from "@/lib/engine/photo-check";
import { decodePhoto } from "@/lib/engine/raster/codec";
import type { RgbImage } from "@/lib/engine/raster/raster";
import { warmUp } from "@/lib/engine/warm-up";
import { createLru } from "../../lru";
import type { PictureReading } from "../port";

/** Plain data, because it crosses a thread boundary. */
type PhotoRequest = {
  photo: Uint8Array;
  /** Hash of the photo and the algorithm version. Equal keys share one analysis. */
  photoKey: string;
};

export type CheckRequest = PhotoRequest & { task: "check" };

/** One image. `share` is the step's fraction of the way to the goal, 1 for the goal itself. */
export type MorphRequest = PhotoRequest & { task: "morph"; step: Aim; goal: Aim; share: number };

/** An image that another engine made of the photo. */
export type ReadRequest = PhotoRequest & { task: "read"; picture: Uint8Array; ratios: WidthRatios };

export type FacesRequest = PhotoRequest & { task: "faces" };

export type WarmUpRequest = { task: "warm up" };

export type WorkerRequest = CheckRequest | FacesRequest | MorphRequest | ReadRequest | WarmUpRequest;

export type WorkerReply =
  | { outcome: "made"; jpeg: Uint8Array; lowConfidence: boolean; widths: SiteWidth[] }
  | { outcome: "read"; reading: PictureReading }
  | { outcome: "refused"; fault: PhotoFault }
  | { outcome: "checked"; check: PhotoCheck }
  | { outcome: "faces"; faces: Box[] }
  | { outcome: "unreadable" }
  | { outcome: "warm" };

/** Front and back of one client and one more; about 7 MB each. */
const CACHED_PHOTOS = 3;

type CachedPhoto = {
  photo: RgbImage;
  sighting: Sighting;
  analysis: Analysis | null;
  goal: (DrawnGoal & { asked: string }) | null;
};

export function createMorphJob(): (request: WorkerRequest) => Promise<WorkerReply> {
  const known = createLru<CachedPhoto>(CACHED_PHOTOS);
  const canvas: { spare?: Uint8Array } = {};

  const cachedPhoto = async ({ photo: bytes, photoKey }: PhotoRequest): Promise<CachedPhoto | null> => {
    const cached = known.get(photoKey);
    if (cached) return cached;
    const photo = await decodePhoto(bytes).catch(() => null);
    if (!photo) return null;
    const entry = { photo, sighting: await lookAt(photo), analysis: null, goal: null };
    known.set(photoKey, entry);
    return entry;
  };

  const morph = async (entry: CachedPhoto, request: MorphRequest): Promise<WorkerReply> => {
    const { photo, sighting } = entry;
    const { share } = request;
    const [step, goal] = [asSeen(request.step, sighting), asSeen(request.goal, sighting)];
    const [gravest] = sighting.judgements;
    if (gravest?.prevents) return { outcome: "refused", fault: gravest.fault };
    const draw = drawing(photo, analysisOf(entry), canvas);
    const asked = JSON.stringify(goal);
    if (entry.goal?.asked !== asked) entry.goal = { ...(await drawGoal(draw, goal)), asked };
    const { jpeg, widths, correction } = entry.goal;
    const lowConfidence = isUncertain(sighting);
    if (share === 1) return { outcome: "made", jpeg, widths, lowConfidence };
    const ratios = withCorrection(step.ratios, correction, share);
    return { outcome: "made", lowConfidence, ...(await draw({ ...step, ratios }, step.ratios)) };
  };

  const read = async (entry: CachedPhoto, { picture, ratios }: ReadRequest): Promise<PictureReading> => {
    const { person, judgements } = entry.sighting;
    if (!person || judgements.some(({ prevents }) => prevents)) return { state: "no_measure" };
    const widths = await widthsOn(picture, analysisOf(entry), ratios);
    return widths ? { state: "measured", widths } : { state: "nobody" };
  };

  return async (request) => {
    if (request.task === "warm up") {
      await warmUp();
      return { outcome: "warm" };
    }
    const entry = await cachedPhoto(request);
    if (!entry) return { outcome: "unreadable" };
    switch (request.task) {
      case "morph":
        return morph(entry, request);
      case "read":
        return { outcome: "read", reading: await read(entry, request) };
      case "faces":
        return { outcome: "faces", faces: await facesIn(entry.photo, entry.sighting) };
      case "check":
        return { outcome: "checked", check: photoCheck(entry.sighting) };
    }
  };
}

/** The aim for the side that the photo shows: a back in the front's slot is drawn as a back. */
function asSeen(aim: Aim, { person }: Sighting): Aim {
  const side = person ? sideOf(person.person.landmarks) : "unsure";
  return side === "unsure" ? aim : { ...aim, change: { ...aim.change, view: side } };
}

function analysisOf(entry: CachedPhoto): Analysis {
  const { sighting } = entry;
  if (!sighting.person) throw new Error("Nobody was seen, and no fault found.");
  entry.analysis ??= measure(sighting, sighting.person);
  return entry.analysis;
}
