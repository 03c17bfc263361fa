import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { currentNotice, noticeOf } from "./notice";

describe("NOTICE", () => {
  it("names every package of an installation; npm run notice writes it anew", () => {
    expect(readFileSync("NOTICE", "utf8")).toBe(currentNotice());
  });

  it("contains no licence that would bind our own source", () => {
    expect(currentNotice()).not.toMatch(/^(A?GPL|SSPL|BUSL|UNLICENSED)/m);
  });

  it("lists packages by licence, without those for development", () => {
    const notice = noticeOf({
      packages: {
        "": {},
        "node_modules/b": { license: "MIT", optionalDependencies: { "b-linux": "1.0.0" } },
        "node_modules/a/node_modules/c": { license: "MIT" },
        "node_modules/b-linux": {},
        "node_modules/d": { license: "ISC" },
        "node_modules/vitest": { license: "MIT", dev: true },
      },
    });
    expect(notice).toMatch(/\nISC\nd\n\nMIT\nb\nb-linux\nc\n$/);
  });

  it("cannot be written with a package that names no licence", () => {
    expect(() => noticeOf({ packages: { "node_modules/secretive": {} } })).toThrow(
      "secretive names no licence",
    );
  });
});
