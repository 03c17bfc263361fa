import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { roomOf } from "./districts";
import {
  commentShare,
  countsOf,
  cyclesOf,
  folderFiguresOf,
  folderOf,
  importGraph,
  longFilesOf,
  type Sizes,
  shortFilesOf,
  sizesOf,
  trespassesIn,
} from "./figures";
import { filesOf } from "./leg-files";
import { isTest, readTree } from "./read-tree";
import { WALKS } from "./walks";

/* Prints figures of the source tree: npm run house; with -- --files it lists the files too. */
const { values } = parseArgs({ options: { files: { type: "boolean", default: false } } });
const all = readTree(path.resolve(fileURLToPath(import.meta.url), "../../.."));
const source = all.filter((file) => !isTest(file.path));
const imports = importGraph(source);
const named = (files: readonly string[]) =>
  values.files ? files.map((file) => `\n    ${file}`).join("") : "";
const sized = ({ files, lines, median, p90, longest }: Sizes) => [files, lines, median, p90, longest];
const pathsOf = (files: readonly { path: string }[]) => files.map((file) => file.path);

console.log(`Source tree on ${new Date().toISOString().slice(0, 10)}, without generated code\n`);
console.log(
  table([
    ["folder", "files", "lines", "median", "p90", "longest", "fan-in", "fan-out"],
    ...folderFiguresOf(source).map((room) => [room.folder, ...sized(room), room.fanIn, room.fanOut]),
    ["all source", ...sized(sizesOf(source))],
    ["all tests", ...sized(sizesOf(all.filter((file) => isTest(file.path))))],
  ]),
);

const [shortFiles, long] = [shortFilesOf(source), longFilesOf(source)];
console.log(`\nFiles under 15 lines outside app: ${shortFiles.length}${named(pathsOf(shortFiles))}`);
console.log(`Files over 250 lines: ${long.length}${named(pathsOf(long))}`);
console.log(`Lines with a comment: ${(commentShare(source) * 100).toFixed(1)} %`);

const { lib, components, rooms, texts, queries } = countsOf(source);
console.log(`\nDistricts: ${lib} in lib, ${components} in components, with ${rooms} rooms`);
console.log(`Catalogues of texts: ${texts}, files of queries: ${queries}`);
const trespasses = trespassesIn(source);
console.log(`Imports against the order of districts: ${trespasses.length}`);
for (const trespass of trespasses) console.log(`  ${trespass}`);
for (const [name, placeOf] of [
  ["districts", folderOf],
  ["rooms", (path: string) => roomOf(path) ?? folderOf(path)],
] as const) {
  const [values, all] = [cyclesOf(source, false, placeOf), cyclesOf(source, true, placeOf)];
  console.log(`Import cycles of ${name}: ${values.length}, with imports of types: ${all.length}`);
  for (const cycle of all) console.log(`  ${cycle.join(", ")}`);
}

console.log(
  "\nWalks: the stops of scripts/house/walks.ts, and the files on the shortest chains of imports between them",
);
for (const { name, legs } of WALKS) {
  const crossed = legs.map((leg) => ({ name: leg.name, files: filesOf(leg, imports) }));
  const total = new Set(crossed.flatMap(({ files }) => files)).size;
  console.log(`\n${name}: ${total} files`);
  for (const leg of crossed) console.log(`  ${leg.name}: ${leg.files.length}${named(leg.files)}`);
}

/** Formats rows as text: the first column left-aligned, the others right-aligned. */
function table(rows: readonly (readonly (string | number)[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => String(row[column] ?? "").length)),
  );
  return rows
    .map((row) =>
      widths
        .map((width, column) => {
          const cell = String(row[column] ?? "");
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
