import { clamp, newPlane, type Plane, read } from "@/lib/engine/raster/raster";
import { type Landmarks, MASK_SIZE, type PoseReading } from "./landmarks";
import { MODELS, type Networks, sigmoid } from "./models";
import { boundsOf, layRegion, type Pyramid, type Region, sampleRegion } from "./region";

const { f32 } = read;

/** Weight of the landmark network's mask. Shadows and white shoes on a white floor mislead it less. */
const POSE_SHARE = 0.65;

/** How far the body reaches beyond its landmarks, in multiples of their height. */
const MARGIN = { top: 0.12, bottom: 0.08, side: 0.1 } as const;

const { size: SIZE, range: RANGE } = MODELS.selfieSegmenter;

export type Segmentation = {
  /** Probability of each pixel to be the person, 0 to 1, at the size of the pyramid's first level. */
  probability: Plane;
  /** Intersection over union of the two networks' masks. */
  agreement: number;
};

/** Mean of the landmark network's mask and the selfie segmenter's, because they fail in different places. */
export async function segmentPerson(
  photo: Pyramid,
  pose: PoseReading,
  networks: Networks,
): Promise<Segmentation> {
  const { width, height } = photo;
  const bySelfie = await selfieMask(photo, personRegion(pose.landmarks, photo), networks);
  const byPose = layRegion(pose.mask.map(sigmoid), MASK_SIZE, pose.region, width, height, 0);
  const mean = newPlane(width, height);
  for (let i = 0; i < mean.data.length; i++)
    mean.data[i] = POSE_SHARE * f32(byPose, i) + (1 - POSE_SHARE) * f32(bySelfie, i);
  return { probability: mean, agreement: overlapOf(byPose, bySelfie) };
}

function overlapOf(a: Float32Array, b: Float32Array): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < a.length; i++) {
    const inA = f32(a, i) > 0.5;
    const inB = f32(b, i) > 0.5;
    if (inA && inB) both++;
    if (inA || inB) either++;
  }
  return either > 0 ? both / either : 0;
}

/** The bounding box of the person, because the segmenter expects a person who fills the picture. */
function personRegion(landmarks: Landmarks, photo: Pyramid): Region {
  const bounds = boundsOf(landmarks);
  const length = bounds.bottom - bounds.top;
  const left = clamp(bounds.left - MARGIN.side * length, 0, photo.width);
  const right = clamp(bounds.right + MARGIN.side * length, 0, photo.width);
  const top = clamp(bounds.top - MARGIN.top * length, 0, photo.height);
  const bottom = clamp(bounds.bottom + MARGIN.bottom * length, 0, photo.height);
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    width: right - left,
    height: bottom - top,
    angle: 0,
  };
}

async function selfieMask(photo: Pyramid, region: Region, { selfieSegmenter }: Networks) {
  const [mask] = await selfieSegmenter(sampleRegion(photo, region, SIZE, RANGE), [1, SIZE, SIZE, 3]);
  if (mask?.length !== SIZE * SIZE) throw new Error("The selfie segmenter has other outputs than expected.");
  return layRegion(mask, SIZE, region, photo.width, photo.height, 0);
}
