import fs from "node:fs";
import path from "node:path";
import { readFile, type SourceFile } from "./read-file";

const ROOTS = ["app", "components", "lib", "prisma", "scripts", "bench", "tests"];
const LEFT_OUT = /(^|\/)(generated|node_modules|out|\.next)\//;

export function readTree(root: string): SourceFile[] {
  const files = [...ROOTS.flatMap((folder) => filesBelow(root, folder)), ...rootFiles(root)];
  const known = new Set(files);
  return files.sort().map((file) => {
    const source = fs.readFileSync(path.join(root, file), "utf8");
    return readFile(file, source, (name) => resolveImport(file, name, known));
  });
}

export function isTest(file: string): boolean {
  return file.startsWith("tests/") || /\.(test|spec)\.tsx?$/.test(file);
}

/** Resolves our own imports to a path from the root. Packages keep their name. */
export function resolveImport(from: string, name: string, known: ReadonlySet<string>): string {
  if (!name.startsWith("@/") && !name.startsWith(".")) return name;
  const base = name.startsWith("@/") ? name.slice(2) : path.posix.join(path.posix.dirname(from), name);
  return [base, `${base}.ts`, `${base}.tsx`, `${base}.mjs`].find((file) => known.has(file)) ?? base;
}

function filesBelow(root: string, folder: string): string[] {
  if (!fs.existsSync(path.join(root, folder))) return [];
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => path.posix.join(folder, file.split(path.sep).join("/")))
    .filter((file) => isSource(file) && !LEFT_OUT.test(file));
}

function rootFiles(root: string): string[] {
  return fs.readdirSync(root).filter((file) => isSource(file) && file !== "next-env.d.ts");
}

function isSource(file: string): boolean {
  return /\.(tsx?|mjs)$/.test(file);
}
