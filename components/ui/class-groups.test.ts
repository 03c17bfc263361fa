import { readFileSync } from "node:fs";
import { extendTailwindMerge } from "tailwind-merge";
import { expect, it } from "vitest";
import { sourceFiles } from "@/tests/architecture/imports";
import { cn } from "./cn";

/** All of Tailwind, and what tailwind.config.ts adds. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ["2xs", "label", "num-sm", "num-md", "num-lg", "num-xl"],
      "font-weight": ["label", "strong", "button", "display"],
      radius: ["thumb", "badge", "image", "icon", "control", "photo", "card", "dock", "sheet"],
      shadow: ["card", "pop", "sheet"],
    },
    classGroups: { duration: [{ duration: ["press", "quick", "sheet", "draw"] }] },
  },
});

const VARIANTS = /^([\w-]+(\[[^\]]*\])?(\/[\w-]+)?:|\[[^\]]*\]:)+/;

/** The classes of the source files that tailwind-merge knows, without the states in which they count. */
function classesInUse(): string[] {
  const sources = sourceFiles().filter((file) =>
    /^(app|components)\/(?!.*(texts|class-groups)\.ts$)/.test(file),
  );
  const words = sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/"([^"\n]*)"|`([^`]*)`/g)].flatMap(([, quoted, template]) =>
      (quoted ?? template ?? "").split(/\s+/),
    ),
  );
  const bare = words.map((word) => word.replace(VARIANTS, "").replace(/^!|!$/g, ""));
  const known = [...new Set(bare)].filter((name) => name !== "" && merge(`${name} ${name}`) === name);
  // One of those that differ in a number only says enough.
  return [...new Map(known.map((name) => [name.replace(/\d+(\.\d+)?/g, "0"), name])).values()];
}

it("merges any two classes that are in use as all of Tailwind would", () => {
  const names = classesInUse();
  expect(names.length).toBeGreaterThan(300);
  const differences = names.flatMap((one) =>
    names.filter((other) => cn(one, other) !== merge(`${one} ${other}`)).map((other) => `${one} ${other}`),
  );
  expect(differences).toEqual([]);
});
