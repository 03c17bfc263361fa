const cache = new Map<string, readonly Float64Array[]>();

/** `count` normal points in `size` dimensions, evenly spread and symmetric, so that no seed has to be chosen. */
export function normals(count: number, size: number): readonly Float64Array[] {
  const key = `${count} ${size}`;
  const known = cache.get(key);
  if (known) return known;
  // The root of x^(size + 1) = x + 1 generalises the golden ratio (Roberts 2018).
  let root = 1.5;
  for (let round = 0; round < 60; round++) root = (1 + root) ** (1 / (size + 1));
  const points: Float64Array[] = [];
  for (let i = 1; points.length < count; i++) {
    const point = Float64Array.from({ length: size }, (_, j) =>
      inverseNormal((0.5 + i / root ** (j + 1)) % 1),
    );
    points.push(
      point,
      point.map((value) => -value),
    );
  }
  const scaled = withUnitVariance(points, size);
  cache.set(key, scaled);
  return scaled;
}

function withUnitVariance(points: readonly Float64Array[], size: number): Float64Array[] {
  const scales = Array.from({ length: size }, (_, j) =>
    Math.sqrt(points.reduce((sum, point) => sum + (point[j] ?? 0) ** 2, 0) / points.length),
  );
  return points.map((point) => point.map((value, j) => value / (scales[j] ?? 1)));
}

const CENTRE = {
  over: [
    -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716,
    2.506628277459239,
  ],
  under: [
    -54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572, 1,
  ],
};
const TAIL = {
  over: [
    -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
    2.938163982698783,
  ],
  under: [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1],
};
const TAIL_SHARE = 0.02425;

const polynomial = (factors: readonly number[], x: number): number =>
  factors.reduce((sum, factor) => sum * x + factor, 0);

/** The standard normal quantile of a share (Acklam's rational approximation, relative error below 1.2e-9). */
export function inverseNormal(share: number): number {
  if (share > 1 - TAIL_SHARE) return -inverseNormal(1 - share);
  if (share < TAIL_SHARE) {
    const q = Math.sqrt(-2 * Math.log(share));
    return polynomial(TAIL.over, q) / polynomial(TAIL.under, q);
  }
  const q = share - 0.5;
  return (polynomial(CENTRE.over, q * q) * q) / polynomial(CENTRE.under, q * q);
}

/** A small deterministic generator of numbers from 0 to 1 (mulberry32). */
export function generator(seed: number): () => number {
  let state = (seed + 1) * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
