import { folderGraph, folderOf } from "./folders";
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

export function cyclesOf(files: readonly SourceFile[], withTypes: boolean): string[][] {
  return cycles(
    folderGraph(
      files.filter(({ path }) => /^(lib|components)\//.test(path)),
      withTypes,
    ),
  );
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
