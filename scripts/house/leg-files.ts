import { type Graph, nodesOnShortestPaths } from "./graph";
import type { Leg } from "./walks";

/** Type imports do not count. @throws Error if a stop is no source file, or no imports lead to the next */
export function filesOf({ name, stops }: Leg, imports: Graph): string[] {
  const gone = stops.find((stop) => !imports.has(stop));
  if (gone) throw new Error(`"${name}" stops at ${gone}, which is no source file. Update walks.ts.`);
  const files = new Set(stops);
  stops.slice(1).forEach((to, index) => {
    const from = stops[index] ?? to;
    const way = nodesOnShortestPaths(imports, from, to);
    if (way.length === 0) throw new Error(`"${name}": no import leads from ${from} to ${to}.`);
    for (const file of way) files.add(file);
  });
  return [...files].sort();
}
