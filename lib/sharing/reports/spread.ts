/** The first, the last, and those nearest to even distances between. Needs a sorted list and a `count` from 2. */
export function spread<T>(items: readonly T[], count: number, at: (item: T) => number): T[] {
  const [first, last] = [items[0], items.at(-1)];
  if (items.length <= count || first === undefined || last === undefined) return [...items];
  const [from, to] = [at(first), at(last)];
  const chosen = new Set<T>([first, last]);
  for (let index = 1; index < count - 1; index++) {
    const ideal = from + ((to - from) * index) / (count - 1);
    const free = items.filter((item) => !chosen.has(item));
    const nearest = free.reduce((best, item) =>
      Math.abs(at(item) - ideal) < Math.abs(at(best) - ideal) ? item : best,
    );
    chosen.add(nearest);
  }
  return items.filter((item) => chosen.has(item));
}
