import { type PoseReading, readLandmarks } from "./landmarks";
import type { PoseNetworks } from "./models";
import { bodyRegion, type Detection, detectPeople, radiusOf } from "./person-detection";
import type { Pyramid, Region } from "./region";
import { isSqueezed, stanceFaults, trunkOf } from "./standing";

/** Below this the landmark network has not seen anybody. */
const LEAST_SCORE = 0.5;

/** Below this its points are not worth a second pass. */
const HOPELESS = 0.3;

/** From here on the points are where the body is, whichever way it sits or leans. */
const SURE = 0.98;

/** So many other people are looked at. */
const MOST_OTHERS = 3;

/** A person whose trunk is smaller than this share of the nearest person's stands in the background. */
const SMALLEST_OTHER = 0.35;

/** Trunks whose middles are nearer than this share of a trunk belong to one person. */
const SAME_TRUNK = 0.35;

/** Detector and landmark network together, 0 to 1: about a dog on its hind legs one of them always has its doubts. */
const LEAST_CERTAINTY = 0.5;

/**
 * Where people stand in most photos, in fractions of the photo's height: the middle of the hips and the side of the
 * square about the body. The whole body, one that is cut at the thighs, one that is cut at the hips.
 */
const USUAL: readonly Place[] = [
  { hips: 0.5, side: 1.4 },
  { hips: 0.9, side: 1.6 },
  { hips: 0.9, side: 2.2 },
];
type Place = { hips: number; side: number };

/** The person nearest to the camera, and the others; coordinates are the pyramid's. */
export type Found = {
  person: PoseReading;
  others: PoseReading[];
  /** Whether the detector pointed at the person, or the person was found at a usual place. */
  detected: boolean;
  /** How many people the detector saw. */
  crowd: number;
};

/**
 * Finds the person that images are made of: the nearest of several. Where the detector points at nobody who stands, as
 * it does when a face is hidden or cut off, it looks where people usually stand.
 * @param places where that is; each costs as much time as the first look
 */
export async function findPerson(
  photo: Pyramid,
  networks: PoseNetworks,
  places: readonly Place[] = USUAL,
): Promise<Found | null> {
  const people = (await detectPeople(photo, networks)).sort((a, b) => nearness(b) - nearness(a));
  const [nearest] = people;
  let person = nearest ? await lookAtDetected(photo, nearest, networks) : null;
  let detected = true;
  if (!person || (!isStanding(person, photo) && isDoubtful(person))) {
    const usual = await lookAtPlaces(photo, places, networks);
    if (usual) [person, detected] = [usual, false];
  }
  if (!person) return null;
  const others = await othersOf(person, people.slice(1), photo, networks);
  return { person, others, detected, crowd: people.length };
}

async function lookAtDetected(
  photo: Pyramid,
  detection: Detection,
  networks: PoseNetworks,
): Promise<PoseReading | null> {
  const person = await lookTwice(photo, bodyRegion(detection), networks);
  const isNobody = person && isStanding(person, photo) && person.score * detection.score < LEAST_CERTAINTY;
  return isNobody ? null : person;
}

/** The surest reading of somebody who stands at one of the places. */
async function lookAtPlaces(
  photo: Pyramid,
  places: readonly Place[],
  networks: PoseNetworks,
): Promise<PoseReading | null> {
  let surest: PoseReading | null = null;
  for (const { hips, side } of places) {
    const [x, y, length] = [photo.width / 2, hips * photo.height, side * photo.height];
    const reading = await lookTwice(photo, { x, y, width: length, height: length, angle: 0 }, networks);
    if (!reading || !isStanding(reading, photo)) continue;
    if (!surest || reading.score > surest.score) surest = reading;
  }
  return surest;
}

/** Large and sure. */
const nearness = (detection: Detection): number => detection.score * radiusOf(detection);

/** A hidden face makes the network unsure, or makes it squeeze the body into the part of the picture below. */
const isDoubtful = ({ score, landmarks }: PoseReading): boolean => score < SURE || isSqueezed(landmarks);

const isStanding = ({ landmarks }: PoseReading, { height }: Pyramid): boolean =>
  stanceFaults(landmarks, height).length === 0;

/** Reads the landmarks, and once more in the region that they give; null where nobody is. */
async function lookTwice(
  photo: Pyramid,
  region: Region,
  networks: PoseNetworks,
): Promise<PoseReading | null> {
  const first = await readLandmarks(photo, region, networks);
  if (first.score < HOPELESS) return null;
  const second = await readLandmarks(photo, bodyRegion(first), networks);
  return second.score >= LEAST_SCORE ? second : null;
}

async function othersOf(
  person: PoseReading,
  detections: Detection[],
  photo: Pyramid,
  networks: PoseNetworks,
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
