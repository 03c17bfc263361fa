import type { QuarterTurn } from "@/lib/engine/check/faults";
import { PHOTO_ASSET } from "@/lib/images/photos/asset";
import { type Area, outputSize, type Size } from "@/lib/images/photos/crop";
import { jpegOf } from "@/lib/platform/browser/picture-file";

const JPEG_QUALITY = 0.9;

/** Upright, scaled down, without metadata; `area` in pixels of the upright picture. @throws Error if undecodable */
export function renderPhoto(file: Blob, area: Area): Promise<Blob> {
  return rendered(file, () => ({ area, size: outputSize(area) }));
}

/** @throws Error when the browser cannot decode the file */
export function renderWhole(file: Blob): Promise<Blob> {
  return rendered(file, ({ width, height }) => {
    const scale = Math.min(1, PHOTO_ASSET.maxHeight / Math.max(width, height));
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
    return { area: { left: 0, top: 0, width, height, angle: 0 }, size };
  });
}

/** The whole picture, turned clockwise by a quarter, a half or three. @throws Error when the browser cannot decode the file */
export async function renderTurned(file: Blob, degrees: QuarterTurn): Promise<File> {
  const turned = await rendered(file, ({ width, height }) => {
    const upright = degrees === 180 ? { width, height } : { width: height, height: width };
    const scale = Math.min(1, PHOTO_ASSET.maxHeight / Math.min(width, height));
    const size = { width: Math.round(upright.width * scale), height: Math.round(upright.height * scale) };
    const [left, top] = [(width - upright.width) / 2, (height - upright.height) / 2];
    return { area: { ...upright, left, top, angle: degrees }, size };
  });
  return new File([turned], "photo.jpg", { type: turned.type });
}

async function rendered(file: Blob, plan: (picture: Size) => { area: Area; size: Size }): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const { area, size } = plan(picture);
    const canvas = document.createElement("canvas");
    Object.assign(canvas, size);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("No canvas");
    // JPEG has no transparency; transparent pixels would turn black.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = "high";
    context.translate(canvas.width / 2, canvas.height / 2);
    context.rotate((area.angle * Math.PI) / 180);
    context.scale(canvas.width / area.width, canvas.height / area.height);
    context.drawImage(picture, -area.left - area.width / 2, -area.top - area.height / 2);
    return await jpegOf(canvas, JPEG_QUALITY);
  } finally {
    picture.close();
  }
}
