/**
 * At most `count` of the items, which are in the order of `at`: the first, the last, and of those between the nearest
 * to even distances. `count` is 2 or more.
 */
export function spread<T>(items: readonly T[], count: number, at: (item: T) => number): T[] {
  const [first, last] = [items[0], items.at(-1)];
  if (items.length <= count || first === undefined || last === undefined) return [...items];
  const [from, to] = [at(first), at(last)];
  const chosen = new Set<T>([first, last]);
  for (let index = 1; index < count - 1; index++) {
    const wanted = from + ((to - from) * index) / (count - 1);
    const free = items.filter((item) => !chosen.has(item));
    const nearest = free.reduce((best, item) =>
      Math.abs(at(item) - wanted) < Math.abs(at(best) - wanted) ? item : best,
    );
    chosen.add(nearest);
  }
  return items.filter((item) => chosen.has(item));
}
