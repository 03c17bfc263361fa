import { type Mask, read } from "./raster";

const { u8 } = read;

/** A run of mask pixels in one row; `start` is its left edge, `end` its right edge, in pixels. */
export type Span = { start: number; end: number };

export const middle = (span: Span): number => (span.start + span.end) / 2;
export const widthOf = (span: Span): number => span.end - span.start;
export const overlap = (a: Span, b: Span): number => Math.min(a.end, b.end) - Math.max(a.start, b.start);

/** The runs of the mask in a row from left to right, without runs of one pixel. */
export function spansOf({ width, data }: Mask, row: number): Span[] {
  const spans: Span[] = [];
  let start = -1;
  for (let x = 0; x <= width; x++) {
    const inside = x < width && u8(data, row * width + x) > 0;
    if (inside && start < 0) start = x;
    if (inside || start < 0) continue;
    if (x - start > 1) spans.push({ start, end: x });
    start = -1;
  }
  return spans;
}

export function labelledSpan(labels: Mask, part: number, row: number): Span | null {
  const line = labels.data.subarray(row * labels.width, (row + 1) * labels.width);
  const start = line.indexOf(part);
  return start < 0 ? null : { start, end: line.lastIndexOf(part) + 1 };
}
