export type Graph = Map<string, Set<string>>;

export function cycles(graph: Graph): string[][] {
  const below = new Map([...graph.keys()].map((place) => [place, distances(graph, place)]));
  const seen = new Set<string>();
  const found: string[][] = [];
  for (const place of [...graph.keys()].sort()) {
    if (seen.has(place)) continue;
    const others = [...(below.get(place)?.keys() ?? [])];
    const cycle = others.filter((other) => below.get(other)?.has(place)).sort();
    for (const member of cycle) seen.add(member);
    if (cycle.length > 1) found.push(cycle);
  }
  return found.sort((a, b) => b.length - a.length);
}

/** Every node on a shortest path, both ends included; empty without a path. */
export function nodesOnShortestPaths(graph: Graph, from: string, to: string): string[] {
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

/** Length of the shortest path to each reachable node; 0 for the start. */
function distances(graph: Graph, from: string): Map<string, number> {
  const found = new Map([[from, 0]]);
  // A map also yields entries that are added during the loop, so this is a breadth-first search.
  for (const [place, steps] of found)
    for (const next of graph.get(place) ?? []) if (!found.has(next)) found.set(next, steps + 1);
  return found;
}
