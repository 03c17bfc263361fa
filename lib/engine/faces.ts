import type { Sighting } from "./analyse";
import type { Box } from "./check/faults";
import { type FoundFace, findFaces, isSameFace } from "./person/face-detection";
import { type Landmarks, landmark } from "./person/landmarks";
import { loadNetwork, packageFile } from "./person/litert";
import { MODELS, type Network } from "./person/models";
import { pyramidOf } from "./person/region";
import { trunkOf } from "./person/trunk";
import { boxIn, faceBounds } from "./photo-check";
import type { RgbImage } from "./raster/raster";

let loaded: Promise<Network> | undefined;

function faceDetector(): Promise<Network> {
  const { package: name, file } = MODELS.faceDetector;
  loaded ??= loadNetwork(packageFile(name, file));
  return loaded;
}

/** Sizes of another face relative to the person's head; what is larger or smaller is none. */
const SIZES = { least: 0.15, most: 1.8 } as const;
/** Side of the face's square and distance of its middle above the shoulders, in trunk lengths. */
const HEAD = { size: 0.33, above: 0.4 } as const;
/** Half the width of the trunk, in trunk lengths: tattoos, nipples and the navel lie in it. */
const TRUNK_HALF_WIDTH = 0.36;

/** A square around brow and chin is enlarged to the forehead, the ears and the chin's edge. */
const AROUND = 1.25;

/**
 * The boxes of all faces in a photo, in fractions of its width and height: first the person's own, then other people's and
 * mirrored ones. Neither tattoos on the trunk nor the back of the own head count.
 */
export async function facesIn(photo: RgbImage, { small, person }: Sighting): Promise<Box[]> {
  const found = await findFaces(pyramidOf(photo), await faceDetector());
  if (!person) return found.map((face) => boxOf(face, photo));
  const { landmarks } = person.person;
  const scale = photo.height / small.height;
  const others = found.filter((face) => isAnother(face, landmarks, scale)).map((face) => boxOf(face, photo));
  const boxesOf = (people: readonly Landmarks[]) =>
    people.map(faceBounds).flatMap((face) => (face ? [boxIn(face, small)] : []));
  const missed = boxesOf(person.others.map((other) => other.landmarks)).filter(
    (box) => !others.some((other) => isIn(box, other)),
  );
  return [...boxesOf([landmarks]), ...others, ...missed];
}

function isIn(box: Box, { left, top, width, height }: Box): boolean {
  const [x, y] = [left + width / 2, top + height / 2];
  return x > box.left && x < box.left + box.width && y > box.top && y < box.top + box.height;
}

function isAnother(face: FoundFace, landmarks: Landmarks, scale: number): boolean {
  const { length, shoulders, hips } = trunkOf(landmarks);
  const [x, y] = [face.x / scale, face.y / scale];
  const size = face.size / scale / (HEAD.size * length);
  if (size < SIZES.least || size > SIZES.most) return false;
  const nose = landmark(landmarks, "nose");
  const head = {
    x: (nose.x + shoulders.x) / 2,
    y: shoulders.y - HEAD.above * length,
    size: HEAD.size * length,
  };
  if (isSameFace({ x, y, size: face.size / scale }, head)) return false;
  const isBeside = Math.abs(x - (shoulders.x + hips.x) / 2) > TRUNK_HALF_WIDTH * length;
  return isBeside || y < shoulders.y || y > hips.y;
}

function boxOf({ x, y, size }: FoundFace, photo: RgbImage): Box {
  const half = (AROUND * size) / 2;
  return boxIn({ left: x - half, right: x + half, top: y - half, bottom: y + half }, photo);
}
