import { clamp, lumaAt, type RgbImage, read } from "./raster";

const { i32, u8 } = read;

/** So much of the picture may come out black, and as much white: single dark and bright spots do not count. */
const CUT = 0.01;

/** Stretches the contrast in place, so that dark and flat photos are read like any other. */
export function stretchContrast({ data }: RgbImage): void {
  const counts = new Int32Array(256);
  for (let i = 0; i < data.length; i += 3) {
    const luma = lumaAt(data, i) | 0;
    counts[luma] = i32(counts, luma) + 1;
  }
  const cut = (CUT * data.length) / 3;
  let dark = 0;
  for (let below = i32(counts, 0); below < cut && dark < 255; below += i32(counts, dark)) dark++;
  let bright = 255;
  for (let above = i32(counts, 255); above < cut && bright > 0; above += i32(counts, bright)) bright--;
  if (bright <= dark) return;
  const stretched = Uint8Array.from({ length: 256 }, (_, value) =>
    clamp(Math.round(((value - dark) * 255) / (bright - dark)), 0, 255),
  );
  for (let i = 0; i < data.length; i++) data[i] = u8(stretched, u8(data, i));
}
