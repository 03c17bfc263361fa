import { type PoseReading, readLandmarks } from "./landmarks";
import type { PoseNetworks } from "./models";
import { bodyRegion, type Detection, detectPeople, radiusOf } from "./person-detection";
import type { Pyramid, Region } from "./region";
import { isSqueezed, stanceFaults } from "./standing";
import { trunkOf } from "./trunk";

const MIN_SCORE = 0.5;

/** Below this score a second pass is not tried. */
const MIN_FIRST_SCORE = 0.3;

/** From this score on the landmarks are reliable even if the person sits or leans. */
const RELIABLE_SCORE = 0.98;

const MAX_OTHERS = 3;

/** A person with a smaller trunk, relative to the nearest person's, stands in the background and does not count. */
const MIN_OTHER_SIZE = 0.35;

/** Two readings are the same person if their trunks' middles are nearer than this share of the trunk's length. */
const SAME_TRUNK = 0.35;

/** Smallest product of the detector's and the landmark network's scores; a dog on its hind legs stays below. */
const MIN_CERTAINTY = 0.5;

/** In heights of the photo: row of the hips, side of the square. A whole body, one cut at thighs, one at hips. */
const USUAL_PLACES: readonly Place[] = [
  { hips: 0.5, side: 1.4 },
  { hips: 0.9, side: 1.6 },
  { hips: 0.9, side: 2.2 },
];
type Place = { hips: number; side: number };

/** Coordinates are pixels of the pyramid's first level. */
export type Found = {
  person: PoseReading;
  others: PoseReading[];
  /** True if the detector found the person, false if the search in the usual places did. */
  detected: boolean;
  /** Number of people that the detector found. */
  crowd: number;
};

/** Searches the usual places if the detector finds nobody who stands, for example because the face is hidden. */
export async function findPerson(
  photo: Pyramid,
  networks: PoseNetworks,
  places: readonly Place[] = USUAL_PLACES,
): Promise<Found | null> {
  const people = (await detectPeople(photo, networks)).sort((a, b) => nearnessOf(b) - nearnessOf(a));
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
  const isNobody = person && isStanding(person, photo) && person.score * detection.score < MIN_CERTAINTY;
  return isNobody ? null : person;
}

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

const nearnessOf = (detection: Detection): number => detection.score * radiusOf(detection);

/** With a hidden face the network is unsure, or squeezes the body into the part of the picture below the face. */
const isDoubtful = ({ score, landmarks }: PoseReading): boolean =>
  score < RELIABLE_SCORE || isSqueezed(landmarks);

const isStanding = ({ landmarks }: PoseReading, { height }: Pyramid): boolean =>
  stanceFaults(landmarks, height).length === 0;

async function lookTwice(
  photo: Pyramid,
  region: Region,
  networks: PoseNetworks,
): Promise<PoseReading | null> {
  const first = await readLandmarks(photo, region, networks);
  if (first.score < MIN_FIRST_SCORE) return null;
  const second = await readLandmarks(photo, bodyRegion(first), networks);
  return second.score >= MIN_SCORE ? second : null;
}

async function othersOf(
  person: PoseReading,
  detections: Detection[],
  photo: Pyramid,
  networks: PoseNetworks,
): Promise<PoseReading[]> {
  const others: PoseReading[] = [];
  const { length } = trunkOf(person.landmarks);
  for (const detection of detections.slice(0, MAX_OTHERS)) {
    const other = await readLandmarks(photo, bodyRegion(detection), networks);
    if (other.score < MIN_SCORE || trunkOf(other.landmarks).length < MIN_OTHER_SIZE * length) continue;
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
