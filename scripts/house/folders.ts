import type { Graph } from "./graph";
import type { SourceFile } from "./read-file";

/** In these roots each folder counts by itself; any other root counts as one folder. */
const ROOM = /^((?:lib|components|scripts|tests)\/[^/]+)\//;

export function folderOf(path: string): string {
  const [root = "", ...rest] = path.split("/");
  return ROOM.exec(path)?.[1] ?? (rest.length > 0 ? root : ".");
}

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
