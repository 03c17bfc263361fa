import { type PoseReading, readLandmarks } from "./landmarks";
import type { Networks } from "./models";
import { bodyRegion, type Detection, detectPeople, radiusOf } from "./person-detection";
import type { Pyramid, Region } from "./region";
import { stanceFaults, trunkOf } from "./standing";

/** Below this the landmark network has not seen anybody. */
const LEAST_SCORE = 0.5;

/** Below this its points are not worth a second pass. */
const HOPELESS = 0.3;

/** So many other people are looked at. */
const MOST_OTHERS = 3;

/** Who is this much smaller than the nearest stands in the background. */
const SMALLEST_OTHER = 0.35;

/** Trunks whose middles are nearer than this share of a trunk belong to one person. */
const SAME_TRUNK = 0.35;

/** Where a person stands in most photos: middle and side in fractions of the photo's width and height. */
const USUAL = { x: 0.5, y: 0.9, side: 1.6 } as const;

/** The person nearest to the camera, and the others; coordinates are the pyramid's. */
export type Found = { person: PoseReading; others: PoseReading[] };

/**
 * Finds the person that images are made of: the nearest of several. Where the detector points at nobody who stands, as
 * it does when a face is hidden, it looks once more where people usually stand.
 */
export async function findPerson(photo: Pyramid, networks: Networks): Promise<Found | null> {
  const people = (await detectPeople(photo, networks)).sort((a, b) => nearness(b) - nearness(a));
  const [nearest] = people;
  let person = nearest ? await lookTwice(photo, bodyRegion(nearest), networks) : null;
  if (!person || !isStanding(person, photo)) {
    const usual = await lookTwice(photo, usualRegion(photo), networks);
    if (usual && isStanding(usual, photo)) person = usual;
  }
  return person && { person, others: await othersOf(person, people.slice(1), photo, networks) };
}

/** Large and sure. */
const nearness = (detection: Detection): number => detection.score * radiusOf(detection);

const isStanding = ({ landmarks }: PoseReading, { height }: Pyramid): boolean =>
  stanceFaults(landmarks, height).length === 0;

const usualRegion = ({ width, height }: Pyramid): Region => ({
  x: USUAL.x * width,
  y: USUAL.y * height,
  width: USUAL.side * height,
  height: USUAL.side * height,
  angle: 0,
});

/** Reads the landmarks, and once more in the region that they give; null where nobody is. */
async function lookTwice(photo: Pyramid, region: Region, networks: Networks): Promise<PoseReading | null> {
  const first = await readLandmarks(photo, region, networks);
  if (first.score < HOPELESS) return null;
  const second = await readLandmarks(photo, bodyRegion(first), networks);
  return second.score >= LEAST_SCORE ? second : null;
}

async function othersOf(
  person: PoseReading,
  detections: Detection[],
  photo: Pyramid,
  networks: Networks,
): Promise<PoseReading[]> {
  const others: PoseReading[] = [];
  const { length } = trunkOf(person.landmarks);
  for (const detection of detections.slice(0, MOST_OTHERS)) {
    const other = await readLandmarks(photo, bodyRegion(detection), networks);
    if (other.score < LEAST_SCORE || trunkOf(other.landmarks).length < SMALLEST_OTHER * length) continue;
    if ([person, ...others].every((known) => isElsewhere(other, known))) others.push(other);
  }
  return others;
}

function isElsewhere(one: PoseReading, other: PoseReading): boolean {
  const [a, b] = [trunkOf(one.landmarks), trunkOf(other.landmarks)];
  const distance = Math.hypot(
    (a.shoulders.x + a.hips.x - b.shoulders.x - b.hips.x) / 2,
    (a.shoulders.y + a.hips.y - b.shoulders.y - b.hips.y) / 2,
  );
  return distance > SAME_TRUNK * Math.max(a.length, b.length);
}
