import { type Area, outputSize } from "./crop";
import { jpegOf } from "./jpeg-of";

const JPEG_QUALITY = 0.9;

/**
 * Cuts an area out of a picture, turned by the area's angle, and makes it the JPEG that travels: upright, reduced, without metadata.
 * @param area in pixels of the upright picture
 * @throws Error when the browser cannot decode the file
 */
export async function renderPhoto(file: Blob, area: Area): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const canvas = document.createElement("canvas");
    Object.assign(canvas, outputSize(area));
    const context = canvas.getContext("2d");
    if (!context) throw new Error("No canvas");
    // JPEG has no transparency; without a ground it would turn black.
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
