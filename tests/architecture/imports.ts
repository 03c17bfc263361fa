import fs from "node:fs";
import path from "node:path";

const ROOTS = ["app", "components", "lib"];
const SINGLE = ["middleware.ts", "instrumentation.ts", "instrumentation-client.ts"];
const IMPORT =
  /(?:^|[\s;])(?:import|export)\s(?:[^"';]*?\sfrom\s)?\s*["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']/g;
const TYPE_IMPORT = /^(?:import|export) type\s[^"';]*?\sfrom\s*["'][^"']+["']/gm;

/** Every TypeScript file of the app, tests left out, as paths from the root. */
export function sourceFiles(root = process.cwd()): string[] {
  const below = ROOTS.filter((folder) => fs.existsSync(path.join(root, folder))).flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .map((file) => path.posix.join(folder, file.split(path.sep).join("/"))),
  );
  return [...below, ...SINGLE.filter((file) => fs.existsSync(path.join(root, file)))]
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .sort();
}

/** What a file imports: paths from the root for our own files, bare names for packages. */
export function importsOf(file: string, root = process.cwd()): string[] {
  return importsIn(fs.readFileSync(path.join(root, file), "utf8"), file, root);
}

/** The same without types, which no bundle has. */
export function valuesImportedBy(file: string, root = process.cwd()): string[] {
  return importsIn(fs.readFileSync(path.join(root, file), "utf8").replace(TYPE_IMPORT, ""), file, root);
}

function importsIn(source: string, file: string, root: string): string[] {
  return [...source.matchAll(IMPORT)].map((match) => resolve(file, match[1] ?? match[2] ?? "", root));
}

function resolve(from: string, name: string, root: string): string {
  if (!name.startsWith("@/") && !name.startsWith(".")) return name;
  const base = name.startsWith("@/") ? name.slice(2) : path.posix.join(path.posix.dirname(from), name);
  const candidates = [base, `${base}.ts`, `${base}.tsx`];
  return (
    candidates.find((candidate) =>
      fs.statSync(path.join(root, candidate), { throwIfNoEntry: false })?.isFile(),
    ) ?? base
  );
}
