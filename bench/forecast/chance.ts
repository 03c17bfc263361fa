/** Reproducible random numbers (mulberry32 and Box-Muller). */
export type Chance = ReturnType<typeof chanceOf>;

export function chanceOf(seed: number) {
  let state = seed * 0x9e3779b9;
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
  return { uniform, normal, between: (from: number, to: number) => from + (to - from) * uniform() };
}
