import type { Graph } from "./graph";
import type { SourceFile } from "./read-file";

/** Roots whose folders are rooms of their own. All other roots count as one room each. */
const ROOM = /^((?:lib|components|scripts|tests)\/[^/]+)\//;

/** The folder that a file counts for: `lib/clients` for `lib/clients/store.ts`, `app` for all of its routes. */
export function folderOf(path: string): string {
  const [root = "", ...rest] = path.split("/");
  return ROOM.exec(path)?.[1] ?? (rest.length > 0 ? root : ".");
}

/** Which folder imports which, itself left out. Types count when asked for. */
export function folderGraph(files: readonly SourceFile[], withTypes: boolean): Graph {
  const known = new Set(files.map(({ path }) => path));
  const graph: Graph = new Map(files.map(({ path }) => [folderOf(path), new Set()]));
  for (const { path, values, types } of files) {
    const from = folderOf(path);
    for (const to of withTypes ? [...values, ...types] : values)
      if (known.has(to) && folderOf(to) !== from) graph.get(from)?.add(folderOf(to));
  }
  return graph;
}
