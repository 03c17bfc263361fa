import { between, type Graph } from "./graph";
import type { Leg } from "./walks";

/**
 * The files of a leg: its stops, and every file on a shortest chain of imports from each to the next. An import of a
 * type is no way, because nothing passes through it.
 * @throws Error when a stop is no source file, or no chain of imports leads on from it
 */
export function filesOf({ name, stops }: Leg, imports: Graph): string[] {
  const gone = stops.find((stop) => !imports.has(stop));
  if (gone) throw new Error(`"${name}" stops at ${gone}, which is no source file. Name it anew in walks.ts.`);
  const files = new Set(stops);
  stops.slice(1).forEach((to, index) => {
    const from = stops[index] ?? to;
    const way = between(imports, from, to);
    if (way.length === 0) throw new Error(`"${name}": no import leads from ${from} to ${to}.`);
    for (const file of way) files.add(file);
  });
  return [...files].sort();
}
