import sharp from "sharp";
import type { Box } from "@/lib/images/photos/schema";

/**
 * Compares two pictures of one size: mean difference per channel inside a box, and the largest far from it, 0 to 255.
 */
export async function differences(before: Uint8Array, after: Uint8Array, box: Box) {
  const [a, b] = await Promise.all([before, after].map(pixelsOf));
  const { width, height, channels } = a!.info;
  if (b!.info.width !== width || b!.info.height < height) throw new Error("not one size");
  let inside = { sum: 0, count: 0 };
  let farthest = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const right = ((x + 0.5) / width - box.left) / box.width;
      const down = ((y + 0.5) / height - box.top) / box.height;
      const isInside = right > 0 && right < 1 && down > 0 && down < 1;
      const isFar = right < -0.5 || right > 1.5 || down < -0.5 || down > 1.5;
      for (let channel = 0; channel < channels; channel++) {
        const at = (y * width + x) * channels + channel;
        const difference = Math.abs(a!.data[at]! - b!.data[at]!);
        if (isInside) inside = { sum: inside.sum + difference, count: inside.count + 1 };
        if (isFar) farthest = Math.max(farthest, difference);
      }
    }
  return { inFace: inside.sum / inside.count, elsewhere: farthest };
}

const pixelsOf = (picture: Uint8Array) =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
