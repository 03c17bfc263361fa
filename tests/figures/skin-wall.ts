import sharp from "sharp";
import { type Figure, PARTS } from "./figure";

/** The figure in front of a wall in its own skin colour, lit from above. */
export async function skinWall(figure: Figure): Promise<Buffer> {
  const { data } = await sharp(figure.jpeg).raw().toBuffer({ resolveWithObject: true });
  const sum = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < figure.parts.length; i++) {
    if (figure.parts[i] !== PARTS.arm) continue;
    for (let c = 0; c < 3; c++) sum[c]! += data[i * 3 + c]!;
    count++;
  }
  for (let i = 0; i < figure.parts.length; i++) {
    if (figure.parts[i] !== PARTS.background) continue;
    const light = 1.08 - (0.3 * Math.floor(i / figure.width)) / figure.height;
    for (let c = 0; c < 3; c++)
      data[i * 3 + c] = Math.min(255, 0.6 * (sum[c]! / count) * light + 0.4 * data[i * 3 + c]!);
  }
  return sharp(data, { raw: { width: figure.width, height: figure.height, channels: 3 } })
    .jpeg()
    .toBuffer();
}
