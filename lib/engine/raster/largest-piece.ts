import { type Mask, newMask, read } from "./raster";

const { i32, u8 } = read;

/** The largest connected component of a mask (4 neighbours). */
export function largestPiece({ width, height, data }: Mask): Mask {
  const runs = findRuns(data, width, height);
  const sizes = new Int32Array(runs.count);
  let largest = -1;
  for (let run = 0; run < runs.count; run++) {
    const root = rootOf(runs.parents, run);
    sizes[root] = i32(sizes, root) + i32(runs.ends, run) - i32(runs.starts, run);
    if (largest < 0 || i32(sizes, root) > i32(sizes, largest)) largest = root;
  }
  const piece = newMask(width, height);
  for (let run = 0; run < runs.count; run++) {
    if (rootOf(runs.parents, run) === largest) piece.data.fill(1, i32(runs.starts, run), i32(runs.ends, run));
  }
  return piece;
}

/** Runs of mask pixels in a row. Union-find: runs that touch have the same root. */
type Runs = { count: number; starts: Int32Array; ends: Int32Array; parents: Int32Array };

function findRuns(data: Uint8Array, width: number, height: number): Runs {
  const most = countStarts(data, width);
  const starts = new Int32Array(most);
  const ends = new Int32Array(most);
  const parents = new Int32Array(most);
  let count = 0;
  let above = 0;
  for (let y = 0; y < height; y++) {
    const firstOfRow = count;
    const end = (y + 1) * width;
    for (let i = y * width; i < end; i++) {
      if (u8(data, i) === 0) continue;
      starts[count] = i;
      while (i < end && u8(data, i) > 0) i++;
      ends[count] = i;
      parents[count] = count;
      while (above < firstOfRow && i32(ends, above) + width <= i32(starts, count)) above++;
      for (let k = above; k < firstOfRow && i32(starts, k) + width < i; k++) {
        parents[rootOf(parents, k)] = rootOf(parents, count);
      }
      count++;
    }
    above = firstOfRow;
  }
  return { count, starts, ends, parents };
}

function countStarts(data: Uint8Array, width: number): number {
  let count = 0;
  for (let row = 0; row < data.length; row += width) {
    let before = 0;
    for (let i = row; i < row + width; i++) {
      const here = u8(data, i) > 0 ? 1 : 0;
      count += here & ~before;
      before = here;
    }
  }
  return count;
}

function rootOf(parents: Int32Array, run: number): number {
  let root = run;
  while (i32(parents, root) !== root) {
    parents[root] = i32(parents, i32(parents, root));
    root = i32(parents, root);
  }
  return root;
}
