import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

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

describe("package-lock.json", () => {
  it("has the binary packages of every platform, which `npm ci` requires", () => {
    const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(place, name)),
    );
    expect(missing).toEqual([]);
  });

  it("names no registry", () => {
    expect(Object.entries(packages).filter(([, entry]) => "resolved" in entry)).toEqual([]);
  });

  it("has the schema engine version that this Prisma would download", () => {
    const version = (name: string) => packages[`node_modules/@prisma/${name}`]?.version;
    expect(version("schema-engine-wasm")).toBe(version("engines-version"));
  });
});
