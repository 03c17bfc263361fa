import { folderGraph, folderOf } from "./folders";
import { type Graph, knots } from "./graph";
import type { SourceFile } from "./read-file";

/** Shorter than this, a file wants to be a part of its neighbour. Routes and pages are short by design. */
const CRUMB_LINES = 15;
/** Longer than this, a file wants to be two. */
const LONG_LINES = 250;

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

export type Room = Sizes & { folder: string; fanIn: number; fanOut: number };

/** Each folder with its sizes, how many folders import it and how many it imports, types included. */
export function roomsOf(files: readonly SourceFile[]): Room[] {
  const graph = folderGraph(files, true);
  return [...graph.keys()].sort().map((folder) => ({
    folder,
    ...sizesOf(files.filter(({ path }) => folderOf(path) === folder)),
    fanIn: [...graph.values()].filter((imported) => imported.has(folder)).length,
    fanOut: graph.get(folder)?.size ?? 0,
  }));
}

export function crumbsOf(files: readonly SourceFile[]): SourceFile[] {
  return files.filter(({ path, lines }) => lines < CRUMB_LINES && !path.startsWith("app/"));
}

export function longOf(files: readonly SourceFile[]): SourceFile[] {
  return files.filter(({ lines }) => lines > LONG_LINES);
}

/** Lines with a comment as a share of all lines, 0 to 1. */
export function commentShare(files: readonly SourceFile[]): number {
  return sum(files.map(({ comments }) => comments)) / Math.max(1, sum(files.map(({ lines }) => lines)));
}

/** The knots among the folders of `lib` and `components`. */
export function knotsOf(files: readonly SourceFile[], withTypes: boolean): string[][] {
  return knots(
    folderGraph(
      files.filter(({ path }) => /^(lib|components)\//.test(path)),
      withTypes,
    ),
  );
}

/** Which file imports which when the code runs. */
export function importGraph(files: readonly SourceFile[]): Graph {
  return new Map(files.map(({ path, values }) => [path, new Set(values)]));
}

/** The smallest value that has at least that share of all values at or below it. */
function atShare(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
