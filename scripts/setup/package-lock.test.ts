import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

// Plain JavaScript, because it runs before anything is installed.
const { missingPackages } = await import("./install.mjs" as string);

/** A few packages need another version than the one that all others share. */
const MAX_COPIES = 3;

interface Entry {
  version?: string;
  optionalDependencies?: Record<string, string>;
}

const packages: Record<string, Entry> = JSON.parse(readFileSync("package-lock.json", "utf8")).packages;

/** Resolves like Node: nearest node_modules first. */
function isLocked(place: string, name: string): boolean {
  if (packages[`${place}${place && "/"}node_modules/${name}`]) return true;
  if (!place) return false;
  return isLocked(place.slice(0, Math.max(0, place.lastIndexOf("/node_modules/"))), name);
}

describe("what a command installs", () => {
  const server = { "node_modules/next": { version: "16.0.0" } };
  const tools = { "node_modules/vitest": { version: "4.0.0", dev: true } };
  const foreign = { "node_modules/for-mac": { version: "1.0.0", optional: true } };
  const wanted = { "": { version: "1.0.0" }, ...server, ...tools, ...foreign };
  const older = { "node_modules/next": { version: "15.0.0" } };

  it.each([
    ["a start needs no tools", server, false, null],
    ["tests add them", server, true, "--include=dev"],
    ["nothing to add", { ...server, ...tools }, true, null],
    ["a fresh clone that only serves", {}, false, "--omit=dev"],
    ["a fresh clone that tests", {}, true, "--include=dev"],
    ["another version", older, false, "--omit=dev"],
    ["another version, where the tools are kept", { ...older, ...tools }, false, "--include=dev"],
  ])("%s", (_, installed, withDevelopment, which) => {
    expect(missingPackages(wanted, installed, withDevelopment)).toBe(which);
  });
});

describe("package-lock.json", () => {
  it("has the binary packages of every platform, which `npm ci` requires", () => {
    const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(place, name)),
    );
    expect(missing).toEqual([]);
  });

  it("has no version of a package in many places, where each would be installed and bundled", () => {
    const copies = new Map<string, number>();
    for (const [place, { version }] of Object.entries(packages)) {
      const name = `${place.split("node_modules/").at(-1)} ${version}`;
      copies.set(name, (copies.get(name) ?? 0) + 1);
    }
    expect([...copies].filter(([, count]) => count > MAX_COPIES)).toEqual([]);
  });

  it("names no registry", () => {
    expect(Object.entries(packages).filter(([, entry]) => "resolved" in entry)).toEqual([]);
  });

  it("has the schema engine version that this Prisma would download", () => {
    const version = (name: string) => packages[`node_modules/@prisma/${name}`]?.version;
    expect(version("schema-engine-wasm")).toBe(version("engines-version"));
  });
});
