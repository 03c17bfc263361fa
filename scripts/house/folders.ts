import type { Graph } from "./graph";
import type { SourceFile } from "./read-file";

/** In these roots each folder counts by itself, in the house a district; any other root counts as one folder. */
const FOLDER = /^((?:lib|components|scripts|tests)\/[^/]+)\//;

export function folderOf(path: string): string {
  const [root = "", ...rest] = path.split("/");
  return FOLDER.exec(path)?.[1] ?? (rest.length > 0 ? root : ".");
}

export function folderGraph(files: readonly SourceFile[], withTypes: boolean, placeOf = folderOf): Graph {
  const known = new Set(files.map(({ path }) => path));
  const graph: Graph = new Map(files.map(({ path }) => [placeOf(path), new Set()]));
  for (const { path, values, types } of files) {
    const from = placeOf(path);
    for (const to of withTypes ? [...values, ...types] : values)
      if (known.has(to) && placeOf(to) !== from) graph.get(from)?.add(placeOf(to));
  }
  return graph;
}
