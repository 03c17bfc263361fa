import { PHOTO_ASSET } from "./asset";

/** Width and height in pixels. */
export type Size = { width: number; height: number };
/** A rectangle within a picture, in its pixels. */
export type Area = Size & { left: number; top: number };
/** What the crop frame shows: the centre as fractions of the picture, and how far it is magnified. */
export type CropView = { x: number; y: number; zoom: number };

const { aspectRatio, maxWidth, maxHeight } = PHOTO_ASSET;
/** Beyond this a phone's photo has fewer pixels than the image engine can use. */
export const MAX_ZOOM = 5;

/** The largest frame's worth of the picture, around its middle. */
export const WHOLE_FRAME: CropView = { x: 0.5, y: 0.5, zoom: 1 };

/** Size of the largest 9:16 area that fits into a picture. */
export function largestFrame({ width, height }: Size): Size {
  return width / height > aspectRatio
    ? { width: height * aspectRatio, height }
    : { width, height: width / aspectRatio };
}

/** The area of the picture that a view shows. */
export function areaOf(picture: Size, view: CropView): Area {
  const frame = largestFrame(picture);
  const width = frame.width / view.zoom;
  const height = frame.height / view.zoom;
  return {
    width,
    height,
    left: picture.width * view.x - width / 2,
    top: picture.height * view.y - height / 2,
  };
}

/** The nearest view that shows nothing but picture. */
export function keepInside(picture: Size, view: CropView): CropView {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, view.zoom));
  const frame = largestFrame(picture);
  const halfX = frame.width / zoom / picture.width / 2;
  const halfY = frame.height / zoom / picture.height / 2;
  return {
    zoom,
    x: Math.min(1 - halfX, Math.max(halfX, view.x)),
    y: Math.min(1 - halfY, Math.max(halfY, view.y)),
  };
}

/** Moves the picture under the frame by fractions of the frame's width and height, as a finger drags it. */
export function pan(picture: Size, view: CropView, right: number, down: number): CropView {
  const area = areaOf(picture, view);
  return keepInside(picture, {
    ...view,
    x: view.x - (right * area.width) / picture.width,
    y: view.y - (down * area.height) / picture.height,
  });
}

/**
 * Magnifies by a factor and keeps what lies under one point of the frame where it is.
 * @param at the point as fractions of the frame; its middle unless told
 */
export function zoomBy(picture: Size, view: CropView, factor: number, at = { x: 0.5, y: 0.5 }): CropView {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, view.zoom * factor));
  const before = areaOf(picture, view);
  const after = areaOf(picture, { ...view, zoom });
  return keepInside(picture, {
    zoom,
    x: view.x + ((at.x - 0.5) * (before.width - after.width)) / picture.width,
    y: view.y + ((at.y - 0.5) * (before.height - after.height)) / picture.height,
  });
}

/** Pixels of the photo that leaves the device: 9:16, never enlarged, at most what the product keeps. */
export function outputSize(area: Size): Size {
  const width = Math.max(1, Math.min(maxWidth, Math.round(area.width)));
  return { width, height: Math.min(maxHeight, Math.round(width / aspectRatio)) };
}
