import type { SiteWidth } from "@/lib/body/widths";
import type { PhotoCheck, PhotoFault } from "@/lib/ports/photo-check/port";
import { createLru } from "../../lru";
import type { PictureReading } from "../port";
import { type Analysis, lookAt, measure, type Sighting } from "./analyse";
import { type Aim, type DrawnGoal, drawGoal, drawing, widthsOn } from "./drawn-goal";
import { withCorrection } from "./outline/width-correction";
import type { WidthRatios } from "./outline/width-profile";
import { isUncertain, photoCheck } from "./photo-check";
import { decodePhoto } from "./raster/codec";
import type { RgbImage } from "./raster/raster";
import { warmUp } from "./warm-up";

/** A photo to look at. Plain data: it crosses a thread boundary. */
type PhotoRequest = {
  photo: Uint8Array;
  /** Names the photo's content and the version of the algorithm: equal keys share one analysis. */
  photoKey: string;
};

export type CheckRequest = PhotoRequest & { task: "check" };

/** One picture to make: a step of that share of the way to a goal, where it is 1. */
export type MorphRequest = PhotoRequest & { task: "morph"; step: Aim; goal: Aim; share: number };

/** A picture that another engine made of the photo. */
export type ReadRequest = PhotoRequest & { task: "read"; picture: Uint8Array; ratios: WidthRatios };

/** Nothing to do but to have the networks in memory and the loops compiled when the first photo comes. */
export type WarmUpRequest = { task: "warm up" };

export type WorkerRequest = CheckRequest | MorphRequest | ReadRequest | WarmUpRequest;

export type WorkerReply =
  | { outcome: "made"; jpeg: Uint8Array; lowConfidence: boolean; widths: SiteWidth[] }
  | { outcome: "read"; reading: PictureReading }
  | { outcome: "refused"; fault: PhotoFault }
  | { outcome: "checked"; check: PhotoCheck }
  | { outcome: "unreadable" }
  | { outcome: "warm" };

/** Front and back of the same client, and a neighbour: about 7 MB each. */
const REMEMBERED_PHOTOS = 3;

type Known = {
  photo: RgbImage;
  sighting: Sighting;
  analysis: Analysis | null;
  /** The last goal that was drawn of it, and what was asked for. */
  goal: (DrawnGoal & { asked: string }) | null;
};

/**
 * Returns a function that carries out requests and remembers what it knows of the last few photos, and the bytes of
 * the last picture as a canvas for the next.
 */
export function createMorphJob(): (request: WorkerRequest) => Promise<WorkerReply> {
  const known = createLru<Known>(REMEMBERED_PHOTOS);
  const canvas: { spare?: Uint8Array } = {};

  const knowledgeOf = async ({ photo: bytes, photoKey }: PhotoRequest): Promise<Known | null> => {
    const remembered = known.get(photoKey);
    if (remembered) return remembered;
    const photo = await decodePhoto(bytes).catch(() => null);
    if (!photo) return null;
    const entry = { photo, sighting: await lookAt(photo), analysis: null, goal: null };
    known.set(photoKey, entry);
    return entry;
  };

  const morph = async (entry: Known, { step, goal, share }: MorphRequest): Promise<WorkerReply> => {
    const { photo, sighting } = entry;
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

  const read = async (entry: Known, { picture, ratios }: ReadRequest): Promise<PictureReading> => {
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
    const entry = await knowledgeOf(request);
    if (!entry) return { outcome: "unreadable" };
    switch (request.task) {
      case "morph":
        return morph(entry, request);
      case "read":
        return { outcome: "read", reading: await read(entry, request) };
      case "check":
        return { outcome: "checked", check: photoCheck(entry.sighting) };
    }
  };
}

/** Of a photo that shows somebody; measured when it is first asked for. */
function analysisOf(entry: Known): Analysis {
  const { sighting } = entry;
  if (!sighting.person) throw new Error("Nobody was seen, and no fault found.");
  entry.analysis ??= measure(sighting, sighting.person);
  return entry.analysis;
}
