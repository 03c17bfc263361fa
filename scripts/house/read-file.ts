import { parseSync } from "oxc-parser";

/** `values` are run-time imports, `types` are type imports. */
export type SourceFile = { path: string; lines: number; comments: number; values: string[]; types: string[] };

/** `resolve` converts an import to a path from the root. */
export function readFile(path: string, source: string, resolve: (name: string) => string): SourceFile {
  const { module, comments, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const values = new Set<string>();
  const types = new Set<string>();
  const note = (name: string, isType: boolean) => (isType ? types : values).add(resolve(name));
  for (const { moduleRequest, entries } of module.staticImports)
    note(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType));
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, isType } of entries) if (moduleRequest) note(moduleRequest.value, isType);
  for (const { moduleRequest } of module.dynamicImports) {
    const name = source.slice(moduleRequest.start, moduleRequest.end);
    if (/^["'].*["']$/.test(name)) note(name.slice(1, -1), false);
  }
  return {
    path,
    lines: source.replace(/\n$/, "").split("\n").length - (source === "" ? 1 : 0),
    comments: linesWithin(source, comments),
    values: [...values],
    types: [...types].filter((name) => !values.has(name)),
  };
}

function linesWithin(source: string, spans: { start: number; end: number }[]): number {
  const lineAt = (offset: number) => source.slice(0, offset).split("\n").length;
  const commentLines = new Set<number>();
  for (const { start, end } of spans) {
    const last = lineAt(end);
    for (let line = lineAt(start); line <= last; line++) commentLines.add(line);
  }
  return commentLines.size;
}
