import fs from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import type { Endpoint } from "@/lib/platform/http/contract";
import { unservedMethod } from "@/lib/server/http/unserved";
import { sourceFiles } from "./architecture/imports";
import { breaches } from "./architecture/rules";

const root = process.cwd();
const contractFiles = sourceFiles().filter(
  (file) => /^lib\/([a-z-]+\/){2}contract\.ts$/.test(file) && !file.includes("/http/"),
);
const routeFiles = sourceFiles().filter(
  (file) => /^app\/api\/.*route\.ts$/.test(file) && !file.includes("[[...rest]]"),
);

async function declaredEndpoints(): Promise<{ name: string; endpoint: Endpoint }[]> {
  const modules = await Promise.all(
    contractFiles.map(async (file) => (await import(path.resolve(file))) as Record<string, Endpoint>),
  );
  return modules.flatMap((exports) =>
    Object.entries(exports).map(([name, endpoint]) => ({ name, endpoint })),
  );
}

const METHODS = ["DELETE", "GET", "OPTIONS", "PATCH", "POST", "PUT"];

describe("the architecture", () => {
  test("keeps layers, the order of districts and file sizes, and has no import cycle", () => {
    expect(sourceFiles().length).toBeGreaterThan(100);
    expect(breaches()).toEqual([]);
  });

  test("formats numbers only in lib/text/numbers and dates only in lib/text/calendar", () => {
    const printing = sourceFiles().filter((file) => {
      const isOurs = /^(app|components|lib)\//.test(file) && !/\.test\.tsx?$/.test(file);
      const source = fs.readFileSync(path.join(root, file), "utf8");
      return isOurs && /\.toFixed\(|\.toLocale\w*String\(|\bIntl\./.test(source);
    });
    expect(printing.sort()).toEqual([
      // Lengths in styles, and the steps of a generic picker.
      "components/images/orders/body-overlay.tsx",
      "components/images/photos/check-outline.tsx",
      "components/platform/frame/one-line.tsx",
      "components/ui/value-scale.ts",
      // Arithmetic.
      "lib/body/exactness.ts",
      "lib/body/unit-system.ts",
      // Dates in the languages of clients.
      "lib/text/calendar/local-wording.ts",
      // Reads dates of other calendars.
      "lib/text/calendar/other-calendars.ts",
      "lib/text/calendar/zone-name.ts",
      "lib/text/number-range.ts",
      "lib/text/numbers.ts",
      "lib/text/written-number.ts",
      // Reads dates in the languages of other apps.
      "lib/training/imports/month-names.ts",
    ]);
  });

  test("builds addresses of a client in one place", () => {
    const writing = sourceFiles().filter((file) => {
      const isOurs = /^(app|components|lib)\//.test(file) && !/\.test\.tsx?$/.test(file);
      return (
        isOurs && /(?<!\/api)\/transformation\/[${]/.test(fs.readFileSync(path.join(root, file), "utf8"))
      );
    });
    expect(writing).toEqual(["lib/text/addresses.ts"]);
  });

  test("serves every contract at its path and method, and rejects the other methods", async () => {
    const declared = (await declaredEndpoints()).map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
    const served = await Promise.all(
      routeFiles.map(async (file) => {
        const handlers = (await import(path.resolve(file))) as Record<string, unknown>;
        const methods = METHODS.filter((method) => handlers[method] !== unservedMethod);
        expect(
          METHODS.filter((method) => !handlers[method]),
          file,
        ).toEqual([]);
        return methods.map((method) => `${method} ${file.replace(/^app/, "").replace("/route.ts", "")}`);
      }),
    );
    expect(served.flat().sort()).toEqual(declared.sort());
  });

  test("names every endpoint in the API tests", async () => {
    const folder = path.join(root, "tests/api");
    const files = fs.readdirSync(folder, { recursive: true, encoding: "utf8" });
    const tests = files
      .filter((file) => file.endsWith(".test.ts"))
      .map((file) => fs.readFileSync(path.join(folder, file), "utf8"));
    const untested = (await declaredEndpoints())
      .map(({ name }) => name)
      .filter((name) => !tests.some((source) => new RegExp(`\\.${name}\\b`).test(source)));
    expect(untested).toEqual([]);
  });
});

describe("the architecture check", () => {
  let folder: string | undefined;
  afterEach(() => folder && fs.rmSync(folder, { recursive: true }));

  const house = (files: Record<string, string>) => {
    folder = fs.mkdtempSync(path.join(tmpdir(), "formcast-house-"));
    for (const [file, source] of Object.entries(files)) {
      fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      fs.writeFileSync(path.join(folder, file), source);
    }
    return folder;
  };
  const SERVER_ONLY = 'import "server-only";\n';

  test.each([
    [
      "a service that reaches for a screen",
      {
        "lib/clients/record/service.ts": `${SERVER_ONLY}import { A } from "@/components/clients/record/a-screen";`,
        "components/clients/record/a-screen.tsx": "export const A = 1;",
      },
      /\(service\) imports components\/clients\/record\/a-screen\.tsx \(screen\)/,
    ],
    [
      "a district that uses one above it",
      {
        "lib/images/photos/service.ts": `${SERVER_ONLY}import * as x from "@/lib/clients/record/service";`,
        "lib/clients/record/service.ts": SERVER_ONLY,
      },
      /which stands above it/,
    ],
    [
      "a schema that uses one of a district above it",
      {
        "lib/images/photos/schema.ts": `import { Client } from "@/lib/clients/record/schema";`,
        "lib/clients/record/schema.ts": "export const Client = 1;",
      },
      /which stands above it/,
    ],
    [
      "a part of a screen that uses one of a district above it",
      {
        "components/images/photos/slot.tsx": `import { Picker } from "@/components/clients/record/picker";`,
        "components/clients/record/picker.tsx": "export const Picker = 1;",
      },
      /which stands above it/,
    ],
    [
      "a picture operation of the image engine that knows the warp",
      {
        "lib/engine/raster/blur.ts": `import { shift } from "../warp/shift";`,
        "lib/engine/warp/shift.ts": "export const shift = 1;",
      },
      /which stands above it/,
    ],
    [
      "a district that uses one which is none of its business",
      {
        "components/training/plans/plan.tsx": `import { Slot } from "@/components/images/photos/slot";`,
        "components/images/photos/slot.tsx": "export const Slot = 1;",
      },
      /but training knows nothing of images/,
    ],
    [
      "an image engine that knows more than a body",
      {
        "lib/engine/photo-check.ts": `import { spaced } from "@/lib/text/numbers";`,
        "lib/text/numbers.ts": "export const spaced = 1;",
      },
      /but engine knows nothing of text/,
    ],
    [
      "a part of the image engine that nobody gave a place",
      { "lib/engine/novelties/pure.ts": "export const n = 1;" },
      /a part of the engine without a place/,
    ],
    [
      "a district that nobody gave a place",
      { "lib/novelties/room/pure.ts": "export const n = 1;" },
      /a district without a place/,
    ],
    ["a file outside of every room", { "lib/clients/pure.ts": "" }, /stands in no room/],
    ["a third level", { "components/clients/form/fields/a.tsx": "" }, /deeper than district and room/],
    [
      "a circle of rooms whose files import each other in no circle",
      {
        "lib/clients/record/a.ts": `import { b } from "@/lib/clients/history/b";`,
        "lib/clients/history/b.ts": "export const b = 1;",
        "lib/clients/history/c.ts": `import { d } from "@/lib/clients/record/d";`,
        "lib/clients/record/d.ts": "export const d = 1;",
      },
      /circle of rooms: lib\/clients\/history, lib\/clients\/record/,
    ],
    [
      "pure arithmetic that imports a store",
      {
        "lib/images/photos/sum.ts": `import { find } from "@/lib/images/photos/store";`,
        "lib/images/photos/store.ts": SERVER_ONLY,
      },
      /\(pure\) imports lib\/images\/photos\/store\.ts \(store\)/,
    ],
    [
      "an import cycle",
      {
        "lib/body/a.ts": `export { b } from "./b";`,
        "lib/body/b.ts": `import { a } from "./a";`,
      },
      /import cycle: lib\/body\/a\.ts -> lib\/body\/b\.ts -> lib\/body\/a\.ts/,
    ],
    [
      "a screen that brings the schemas of a contract",
      {
        "components/clients/record/a-screen.tsx": `import * as contract from "@/lib/clients/record/contract";`,
        "components/clients/record/b-screen.tsx": `import type * as Contract from "@/lib/clients/record/contract";`,
        "lib/clients/record/contract.ts": "export const getClient = 1;",
      },
      /a-screen\.tsx imports lib\/clients\/record\/contract\.ts as a value/,
    ],
    [
      "queries that bring them",
      {
        "lib/clients/record/queries.ts": `import { getClient } from "./contract";`,
        "lib/clients/record/contract.ts": "export const getClient = 1;",
      },
      /as a value, which brings its schemas into browsers/,
    ],
    ["a file too long", { "lib/body/long.ts": "//\n".repeat(250) }, /has 251 lines/],
    [
      "a vendor outside the ports",
      { "lib/images/photos/pure.ts": `import sharp from "sharp";` },
      /vendor SDK sharp/,
    ],
    [
      "a schema that brings all of zod into browsers",
      { "lib/clients/record/schema.ts": `import * as z from "zod";` },
      /imports all of zod/,
    ],
    [
      "a second reader of the environment",
      { "lib/body/x.ts": "export const p = process.env.PORT;" },
      /reads process\.env/,
    ],
    [
      "a class of one bundle that another asks for",
      {
        "lib/platform/kernel/errors.ts": "export class AppError extends Error {}",
        "lib/server/http/failure.ts":
          'import { AppError } from "@/lib/platform/kernel/errors";\nexport const known = (e: unknown) => e instanceof AppError;',
      },
      /lib\/server\/http\/failure\.ts asks instanceof AppError/,
    ],
    [
      "a vendor's class that a service asks for",
      {
        "lib/images/photos/service.ts": `${SERVER_ONLY}export const known = (e: unknown) => e instanceof Prisma.KnownError;`,
      },
      /asks instanceof Prisma\.KnownError/,
    ],
    [
      "a part that loads later in a way of its own",
      { "components/clients/form/editor.tsx": 'const Sheet = lazy(() => import("./sheet"));' },
      /loads later past components\/ui\/later\.tsx/,
    ],
    [
      "a part that the framework loads later",
      { "components/clients/form/editor.tsx": 'import dynamic from "next/dynamic";' },
      /loads later past components\/ui\/later\.tsx/,
    ],
    [
      "a part that offers Undo in a way of its own",
      { "components/clients/form/editor.tsx": 'toast({ title, action: { label: "Undo", onSelect } });' },
      /offers something in a toast past components\/ui\/undo\.ts/,
    ],
    ["a name that says nothing", { "lib/body/utils.ts": "" }, /says nothing/],
  ])("finds %s", (_, files, sentence) => {
    expect(breaches(house(files))).toEqual([expect.stringMatching(sentence)]);
  });
});
