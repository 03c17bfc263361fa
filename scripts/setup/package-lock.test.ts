import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

interface Entry {
  version?: string;
  optionalDependencies?: Record<string, string>;
}

const packages: Record<string, Entry> = JSON.parse(readFileSync("package-lock.json", "utf8")).packages;

/** Whether `name` is found from `place` the way Node looks for it: nearest node_modules first. */
function isLocked(place: string, name: string): boolean {
  if (packages[`${place}${place && "/"}node_modules/${name}`]) return true;
  if (!place) return false;
  return isLocked(place.slice(0, Math.max(0, place.lastIndexOf("/node_modules/"))), name);
}

describe("package-lock.json", () => {
  it("names the binary packages of every platform, without which `npm ci` refuses it", () => {
    const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(place, name)),
    );
    expect(missing).toEqual([]);
  });

  it("leaves the choice of registry to whoever installs", () => {
    expect(Object.entries(packages).filter(([, entry]) => "resolved" in entry)).toEqual([]);
  });

  it("holds the very schema engine that this Prisma would download", () => {
    const version = (name: string) => packages[`node_modules/@prisma/${name}`]?.version;
    expect(version("schema-engine-wasm")).toBe(version("engines-version"));
  });
});
