import { generator } from "../../lib/body/forecast/normals";

/** Reproducible random numbers; the normal ones by Box and Muller. */
export type Chance = ReturnType<typeof chanceOf>;

export function chanceOf(seed: number) {
  const uniform = generator(seed - 1);
  const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
  return { uniform, normal, between: (from: number, to: number) => from + (to - from) * uniform() };
}
