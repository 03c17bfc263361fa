import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import {
  commentShare,
  crumbsOf,
  importGraph,
  knotsOf,
  longOf,
  roomsOf,
  type Sizes,
  sizesOf,
} from "./figures";
import { filesOf } from "./leg-files";
import { isTest, readTree } from "./read-tree";
import { table } from "./table";
import { WALKS } from "./walks";

/*
 * Prints the figures of the source tree: npm run house, or npm run house -- --files to have the files named.
 */
const { values } = parseArgs({ options: { files: { type: "boolean", default: false } } });
const all = readTree(path.resolve(fileURLToPath(import.meta.url), "../../.."));
const source = all.filter((file) => !isTest(file.path));
const imports = importGraph(source);
const named = (files: readonly string[]) =>
  values.files ? files.map((file) => `\n    ${file}`).join("") : "";
const sized = ({ files, lines, median, p90, longest }: Sizes) => [files, lines, median, p90, longest];
const pathsOf = (files: readonly { path: string }[]) => files.map((file) => file.path);

console.log(`The house on ${new Date().toISOString().slice(0, 10)}, generated code left out\n`);
console.log(
  table([
    ["folder", "files", "lines", "median", "p90", "longest", "fan-in", "fan-out"],
    ...roomsOf(source).map((room) => [room.folder, ...sized(room), room.fanIn, room.fanOut]),
    ["all source", ...sized(sizesOf(source))],
    ["all tests", ...sized(sizesOf(all.filter((file) => isTest(file.path))))],
  ]),
);

const [crumbs, long] = [crumbsOf(source), longOf(source)];
console.log(`\nFiles under 15 lines outside app: ${crumbs.length}${named(pathsOf(crumbs))}`);
console.log(`Files over 250 lines: ${long.length}${named(pathsOf(long))}`);
console.log(`Lines with a comment: ${(commentShare(source) * 100).toFixed(1)} %`);

for (const [name, withTypes] of [
  ["without imports of types", false],
  ["with them", true],
] as const) {
  const found = knotsOf(source, withTypes);
  console.log(`\nKnots of folders, ${name}: ${found.length}`);
  for (const knot of found) console.log(`  ${knot.length} folders: ${knot.join(", ")}`);
}

console.log(
  "\nWalks: the stops that scripts/house/walks.ts names, and what lies on a shortest chain of imports between",
);
for (const { name, legs } of WALKS) {
  const crossed = legs.map((leg) => ({ name: leg.name, files: filesOf(leg, imports) }));
  const total = new Set(crossed.flatMap(({ files }) => files)).size;
  console.log(`\n${name}: ${total} files`);
  for (const leg of crossed) console.log(`  ${leg.name}: ${leg.files.length}${named(leg.files)}`);
}
