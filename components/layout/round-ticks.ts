const STEPS = [1, 2, 5];

/** Three to five round numbers that span the values. */
export function roundTicks(values: readonly number[]): number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const rough = Math.max((high - low) / 3, high / 20, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((one) => one * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step);
  const count = Math.ceil(high / step) - first;
  return Array.from({ length: Math.max(count, 1) + 1 }, (_, index) => (first + index) * step);
}
