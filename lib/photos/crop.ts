import { PHOTO_ASSET } from "./asset";
import type { Box } from "./schema";

export type Size = { width: number; height: number };
/** A rectangle around a point of a picture, in its pixels, before the picture is turned by `angle` degrees. */
export type Area = Size & { left: number; top: number; angle: number };
/**
 * What the crop frame shows: its centre as fractions of the picture, how far the picture is magnified, and by how
 * many degrees it is turned clockwise about that centre.
 */
export type CropView = { x: number; y: number; zoom: number; angle: number };
type Vector = { x: number; y: number };

const { aspectRatio, maxWidth, maxHeight } = PHOTO_ASSET;
/** Beyond this a phone's photo has fewer pixels than the image engine can use. */
export const MAX_ZOOM = 5;
/** A camera held worse than this is better held again. */
export const MAX_ANGLE = 15;

/** The largest frame's worth of the picture, around its middle. */
export const WHOLE_FRAME: CropView = { x: 0.5, y: 0.5, zoom: 1, angle: 0 };

/** Size of the largest 9:16 frame that the picture, turned by some degrees, fills to its corners. */
export function largestFrame({ width, height }: Size, angle = 0): Size {
  const { x, y } = extent({ width: aspectRatio, height: 1 }, angle);
  const frameHeight = Math.min(width / x, height / y);
  return { width: frameHeight * aspectRatio, height: frameHeight };
}

export function areaOf(picture: Size, { x, y, zoom, angle }: CropView): Area {
  const { width, height } = scaled(largestFrame(picture, angle), 1 / zoom);
  return {
    width,
    height,
    left: picture.width * x - width / 2,
    top: picture.height * y - height / 2,
    angle,
  };
}

/** The nearest view that shows nothing but picture, at most `MAX_ANGLE` degrees askew. */
export function keepInside(picture: Size, view: CropView): CropView {
  const zoom = between(1, view.zoom, MAX_ZOOM);
  const angle = between(-MAX_ANGLE, view.angle, MAX_ANGLE);
  const needed = extent(scaled(largestFrame(picture, angle), 1 / zoom), angle);
  const halfX = needed.x / picture.width / 2;
  const halfY = needed.y / picture.height / 2;
  return { zoom, angle, x: between(halfX, view.x, 1 - halfX), y: between(halfY, view.y, 1 - halfY) };
}

/** Room above the head and below the feet, as a share of the person's height. */
const MARGIN = 0.07;
/** A person who almost fills the frame stays as they are: a tighter one would only cost pixels. */
const WORTHWHILE_ZOOM = 1.15;

/** The view that shows a person whole, with room around; their box in fractions of the picture. */
export function viewOn(picture: Size, box: Box): CropView {
  const most = largestFrame(picture);
  const height = box.height * (1 + 2 * MARGIN) * picture.height;
  const width = box.width * (1 + 2 * MARGIN) * picture.width;
  const zoom = Math.min(most.height / height, most.width / width);
  return keepInside(picture, {
    x: box.left + box.width / 2,
    y: box.top + box.height / 2,
    zoom: zoom < WORTHWHILE_ZOOM ? 1 : zoom,
    angle: 0,
  });
}

/** Moves the picture under the frame by fractions of the frame's width and height, as a finger drags it. */
export function pan(picture: Size, view: CropView, right: number, down: number): CropView {
  const { width, height } = areaOf(picture, view);
  return shifted(picture, view, { x: -right * width, y: -down * height });
}

/**
 * Magnifies by a factor and keeps what lies under one point of the frame where it is.
 * @param at the point as fractions of the frame; its middle unless told
 */
export function zoomBy(picture: Size, view: CropView, factor: number, at = { x: 0.5, y: 0.5 }): CropView {
  const zoom = between(1, view.zoom * factor, MAX_ZOOM);
  const before = areaOf(picture, view);
  const after = areaOf(picture, { ...view, zoom });
  return shifted(
    picture,
    { ...view, zoom },
    { x: (at.x - 0.5) * (before.width - after.width), y: (at.y - 0.5) * (before.height - after.height) },
  );
}

/** Turns the picture to an angle about the middle of the frame, and magnifies it as far as its corners need. */
export function straighten(picture: Size, view: CropView, angle: number): CropView {
  return keepInside(picture, { ...view, angle });
}

/** Pixels of the photo that leaves the device: 9:16, never enlarged, at most what the product keeps. */
export function outputSize(area: Size): Size {
  const width = Math.max(1, Math.min(maxWidth, Math.round(area.width)));
  return { width, height: Math.min(maxHeight, Math.round(width / aspectRatio)) };
}

/** Moves the centre by pixels of the picture along the frame's own axes. */
function shifted(picture: Size, view: CropView, { x, y }: Vector): CropView {
  const { sin, cos } = turn(view.angle);
  return keepInside(picture, {
    ...view,
    x: view.x + (x * cos + y * sin) / picture.width,
    y: view.y + (y * cos - x * sin) / picture.height,
  });
}

/** Width and height of the upright box around a frame that is turned. */
function extent({ width, height }: Size, angle: number): Vector {
  const { sin, cos } = turn(Math.abs(angle));
  return { x: width * cos + height * sin, y: width * sin + height * cos };
}

function turn(degrees: number) {
  const radians = (degrees * Math.PI) / 180;
  return { sin: Math.sin(radians), cos: Math.cos(radians) };
}

const scaled = ({ width, height }: Size, factor: number): Size => ({
  width: width * factor,
  height: height * factor,
});

const between = (min: number, value: number, max: number): number => Math.min(max, Math.max(min, value));
