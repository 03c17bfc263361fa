import { PHOTO_ASSET } from "./asset";
import type { Box } from "./schema";

export type Size = { width: number; height: number };
export type Area = Size & { left: number; top: number; angle: number };
/** The centre of the crop frame as fractions of the picture, the zoom, and the clockwise rotation in degrees. */
export type CropView = { x: number; y: number; zoom: number; angle: number };
type Vector = { x: number; y: number };

const { aspectRatio, maxWidth, maxHeight } = PHOTO_ASSET;
/** With more zoom, a phone's photo has too few pixels for the image engine. */
export const MAX_ZOOM = 5;
/** A photo that needs more rotation should be taken again. */
export const MAX_ANGLE = 15;

export const WHOLE_FRAME: CropView = { x: 0.5, y: 0.5, zoom: 1, angle: 0 };

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

export function keepInside(picture: Size, view: CropView): CropView {
  const zoom = between(1, view.zoom, MAX_ZOOM);
  const angle = between(-MAX_ANGLE, view.angle, MAX_ANGLE);
  const needed = extent(scaled(largestFrame(picture, angle), 1 / zoom), angle);
  const halfX = needed.x / picture.width / 2;
  const halfY = needed.y / picture.height / 2;
  return { zoom, angle, x: between(halfX, view.x, 1 - halfX), y: between(halfY, view.y, 1 - halfY) };
}

/** Space above the head and below the feet, as a share of the person's height. */
const MARGIN = 0.07;
/** Less zoom than this is not worth the lost pixels. */
const WORTHWHILE_ZOOM = 1.15;

/** A view of the whole person with a margin; `box` in fractions of the picture. */
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

export function pan(picture: Size, view: CropView, right: number, down: number): CropView {
  const { width, height } = areaOf(picture, view);
  return shifted(picture, view, { x: -right * width, y: -down * height });
}

/** @param at the point of the frame that stays, as fractions; default the middle */
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

/** Rotates the picture about the middle of the frame, and zooms in as far as the corners need. */
export function straighten(picture: Size, view: CropView, angle: number): CropView {
  return keepInside(picture, { ...view, angle });
}

/** Pixels of the uploaded photo: 9:16, never enlarged, at most the stored size. */
export function outputSize(area: Size): Size {
  const width = Math.max(1, Math.min(maxWidth, Math.round(area.width)));
  return { width, height: Math.min(maxHeight, Math.round(width / aspectRatio)) };
}

function shifted(picture: Size, view: CropView, { x, y }: Vector): CropView {
  const { sin, cos } = turn(view.angle);
  return keepInside(picture, {
    ...view,
    x: view.x + (x * cos + y * sin) / picture.width,
    y: view.y + (y * cos - x * sin) / picture.height,
  });
}

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
