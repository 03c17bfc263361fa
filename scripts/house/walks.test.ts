import { describe, expect, it, test } from "vitest";
import { importGraph } from "./figures";
import { filesOf } from "./leg-files";
import { isTest, readTree, resolveImport } from "./read-tree";
import { WALKS } from "./walks";

const source = readTree(process.cwd()).filter((file) => !isTest(file.path));

describe("walks", () => {
  const imports = importGraph(source);
  test.each(WALKS.flatMap(({ legs }) => legs))("follow imports from stop to stop: $name", (leg) => {
    expect(filesOf(leg, imports)).toEqual(expect.arrayContaining(leg.stops));
  });

  it("report a missing stop, and a gap in the imports", () => {
    const tree = new Map([
      ["a", new Set(["b"])],
      ["b", new Set<string>()],
    ]);
    expect(() => filesOf({ name: "sent", stops: ["a", "c"] }, tree)).toThrow('"sent" stops at c');
    expect(() => filesOf({ name: "sent", stops: ["b", "a"] }, tree)).toThrow("no import leads from b to a");
  });
});

describe("the source tree", () => {
  it("has the source of every root and no generated file", () => {
    const roots = new Set(source.map(({ path }) => path.split("/")[0]));
    expect([...roots]).toEqual(expect.arrayContaining(["app", "components", "lib", "prisma", "scripts"]));
    expect(source.filter(({ path }) => path.includes("generated") || path.includes("node_modules"))).toEqual(
      [],
    );
  });

  it("resolves imports", () => {
    const known = new Set(["lib/a/store.ts", "lib/b/screen.tsx"]);
    expect(resolveImport("lib/a/x.ts", "./store", known)).toBe("lib/a/store.ts");
    expect(resolveImport("lib/a/x.ts", "@/lib/b/screen", known)).toBe("lib/b/screen.tsx");
    expect(resolveImport("lib/a/x.ts", "../b/screen", known)).toBe("lib/b/screen.tsx");
    expect(resolveImport("lib/a/x.ts", "react", known)).toBe("react");
  });
});
