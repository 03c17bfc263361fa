import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** A place in a built file, with or without parentheses around it. */
const PLACE = /((?:file:\/\/)?\/[^\s()]+\.m?js):(\d+):(\d+)/g;
const COMMENT = /\/\/# sourceMappingURL=(\S+)\s*$/;
/** What the bundler writes before the path of a file of the app. */
const PROJECT = /^(.*\[project\]\/|(\.\.\/)+)/;

/** Errors come in bursts from few files; a map takes megabytes. */
const MOST = 32;
const maps = new Map<string, SourceMap | null>();

/**
 * The stack with the places in our own files, by the maps beside the built ones. They are read when something fails, not
 * by Node at each start, which would take seconds and hundreds of megabytes.
 */
export function readableStack(stack: string): string {
  return stack.replaceAll(PLACE, (place: string, file: string, line: string, column: string) => {
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !("originalSource" in entry)) return place;
    const source = decodeURI(entry.originalSource).replace(PROJECT, "");
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  if (maps.size >= MOST) maps.clear();
  const map = readMap(file.startsWith("file:") ? fileURLToPath(file) : file);
  maps.set(file, map);
  return map;
}

function readMap(file: string): SourceMap | null {
  try {
    const [, name] = COMMENT.exec(readFileSync(file, "utf8")) ?? [];
    if (!name) return null;
    const inFile = /^data:application\/json;(?:charset=utf-8;)?base64,(.+)$/.exec(name)?.[1];
    const text = inFile
      ? Buffer.from(inFile, "base64").toString()
      : readFileSync(path.join(path.dirname(file), decodeURI(name)), "utf8");
    return new SourceMap(JSON.parse(text));
  } catch {
    return null; // A function of a serverless host has no maps.
  }
}
