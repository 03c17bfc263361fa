import { districtOf, roomOf, trespass } from "./districts";
import { cycles, type Graph } from "./graph";
import type { SourceFile } from "./read-file";

/** A shorter file belongs to its neighbour. Routes and pages are short by design. */
const MIN_LINES = 15;
/** A longer file should be split. */
const MAX_LINES = 250;

export type Sizes = { files: number; lines: number; median: number; p90: number; longest: number };

export function sizesOf(files: readonly SourceFile[]): Sizes {
  const lines = files.map((file) => file.lines).sort((a, b) => a - b);
  return {
    files: lines.length,
    lines: sum(lines),
    median: atShare(lines, 0.5),
    p90: atShare(lines, 0.9),
    longest: lines.at(-1) ?? 0,
  };
}

export type FolderFigures = Sizes & { folder: string; fanIn: number; fanOut: number };

export function folderFiguresOf(files: readonly SourceFile[]): FolderFigures[] {
  const graph = folderGraph(files, true);
  return [...graph.keys()].sort().map((folder) => ({
    folder,
    ...sizesOf(files.filter(({ path }) => folderOf(path) === folder)),
    fanIn: [...graph.values()].filter((imported) => imported.has(folder)).length,
    fanOut: graph.get(folder)?.size ?? 0,
  }));
}

export function shortFilesOf(files: readonly SourceFile[]): SourceFile[] {
  return files.filter(({ path, lines }) => lines < MIN_LINES && !path.startsWith("app/"));
}

export function longFilesOf(files: readonly SourceFile[]): SourceFile[] {
  return files.filter(({ lines }) => lines > MAX_LINES);
}

export function commentShare(files: readonly SourceFile[]): number {
  return sum(files.map(({ comments }) => comments)) / Math.max(1, sum(files.map(({ lines }) => lines)));
}

const inHouse = (files: readonly SourceFile[]) => files.filter(({ path }) => districtOf(path) !== undefined);

/** Cycles of districts, which are the folders of the house, or of its rooms. */
export function cyclesOf(
  files: readonly SourceFile[],
  withTypes: boolean,
  placeOf: (path: string) => string = folderOf,
): string[][] {
  return cycles(folderGraph(inHouse(files), withTypes, placeOf));
}

/** Imports of a district that the order keeps from the file, as `from -> to`. */
export function trespassesIn(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, values, types }) =>
    [...values, ...types].filter((to) => trespass(path, to)).map((to) => `${path} -> ${to}`),
  );
}

/** What there is of each in the house: districts of `lib` and of `components`, rooms, catalogues of texts, files of queries. */
export function countsOf(files: readonly SourceFile[]) {
  const paths = inHouse(files).map(({ path }) => path);
  const distinct = (names: readonly (string | undefined)[]) => new Set(names).size;
  const below = (root: string) => distinct(paths.filter((path) => path.startsWith(root)).map(districtOf));
  return {
    lib: below("lib/"),
    components: below("components/"),
    rooms: distinct(paths.map(roomOf)),
    texts: files.filter(({ path }) => /\btexts\.ts$|\/words\/[a-z]+\.ts$/.test(path)).length,
    queries: paths.filter((path) => /\bqueries\.ts$/.test(path)).length,
  };
}

export function importGraph(files: readonly SourceFile[]): Graph {
  return new Map(files.map(({ path, values }) => [path, new Set(values)]));
}

/** Percentile: the smallest value with at least that share of all values at or below it. */
function atShare(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

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
