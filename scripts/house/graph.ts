/** Who points at whom: folders or files that import others. */
export type Graph = Map<string, Set<string>>;

/** Places that point at each other in a circle, straight or over others; the largest circle first. */
export function knots(graph: Graph): string[][] {
  const below = new Map([...graph.keys()].map((place) => [place, distances(graph, place)]));
  const seen = new Set<string>();
  const found: string[][] = [];
  for (const place of [...graph.keys()].sort()) {
    if (seen.has(place)) continue;
    const others = [...(below.get(place)?.keys() ?? [])];
    const knot = others.filter((other) => below.get(other)?.has(place)).sort();
    for (const member of knot) seen.add(member);
    if (knot.length > 1) found.push(knot);
  }
  return found.sort((a, b) => b.length - a.length);
}

/** Every place on a shortest way from one place to another, both ends included; empty when there is no way. */
export function between(graph: Graph, from: string, to: string): string[] {
  const ahead = distances(graph, from);
  const length = ahead.get(to);
  if (length === undefined) return [];
  return [...ahead]
    .filter(([place, steps]) => {
      const rest = distances(graph, place).get(to);
      return rest !== undefined && steps + rest === length;
    })
    .map(([place]) => place);
}

/** How many arrows lead from a place to each other place that can be reached; 0 to itself. */
function distances(graph: Graph, from: string): Map<string, number> {
  const found = new Map([[from, 0]]);
  // A map yields what is added while it is read, so this goes through the graph in widening rings.
  for (const [place, steps] of found)
    for (const next of graph.get(place) ?? []) if (!found.has(next)) found.set(next, steps + 1);
  return found;
}
