import fs from "node:fs";
import path from "node:path";
import { misplaced, roomOf, trespass } from "@/scripts/house/districts";
import { cycles, type Graph } from "@/scripts/house/graph";
import { importsOf, sourceFiles, valuesImportedBy } from "./imports";
import { type Kind, kindOf, MAY_IMPORT, placeInEngine } from "./layers";

const OUR_ROOTS = /^(app|components|lib|prisma|middleware|instrumentation)\b/;
const MAX_LINES = 250;

const NEXT_ALLOWED =
  /^(app\/|components\/|middleware\.ts|instrumentation\.ts|lib\/server\/http\/current-actor\.ts|lib\/ports\/background\.ts)/;
/** The engine has pictures decoded and encoded, and calls nobody. */
const VENDOR_KINDS: readonly Kind[] = ["adapter", "engine"];
const VENDORS = ["sharp", "replicate", "@vercel/blob", "nodemailer", "web-push"];
/** React's `lazy` and Next's `dynamic`. */
const LOADING_LATER = /\blazy\(|from "next\/dynamic"/;
const OFFER_IN_A_TOAST = /\btoast\(\{[^}]*\baction[:,]/;
/** The bundler replaces these two, so they are no configuration. */
const CONFIGURATION = /process\.env(?!\.(NODE_ENV|NEXT_RUNTIME)\b)/;

/** Code of pages, which are one bundle. The server has several bundles, and a class of one is unknown in the next. */
const BROWSERS: readonly Kind[] = [
  ...(["ui", "frame", "screen", "shell", "part"] as const),
  ...(["http-client", "queries", "browser"] as const),
];

/** Classes after `instanceof` that are not built into the language or Node: every bundle has its own copy of them. */
function strangersIn(source: string): string[] {
  const asked = [...source.matchAll(/\binstanceof\s+(\w+)[\w.]*/g)];
  const ofNode = [...source.matchAll(/^import (?:\* as )?(\w+)[^"]* from "node:/gm)].map(([, name]) => name);
  return asked.flatMap(([whole, name = ""]) =>
    name in globalThis || ofNode.includes(name) ? [] : [whole.replace(/^instanceof\s+/, "")],
  );
}

/** Every breach of the house rules under a root, as sentences; empty when the house is in order. */
export function breaches(root = process.cwd()): string[] {
  const files = sourceFiles(root);
  return [
    ...files.flatMap((file) => breachesOf(file, root)),
    ...cyclesIn(files, root),
    ...cycles(roomGraph(files, root)).map((rooms) => `circle of rooms: ${rooms.join(", ")}`),
  ];
}

function breachesOf(file: string, root: string): string[] {
  const kind = kindOf(file);
  if (!kind) return [`${file} has no place in the house`];
  const source = fs.readFileSync(path.join(root, file), "utf8");
  const found: string[] = [];
  const say = (sentence: string) => found.push(`${file} ${sentence}`);
  const wrongPlace = misplaced(file);
  if (wrongPlace) say(wrongPlace);
  if (placeInEngine(file) === -1) say("is in a part of the engine without a place in the order");
  for (const to of importsOf(file, root)) {
    if (VENDORS.includes(to) && !VENDOR_KINDS.includes(kind)) say(`imports the vendor SDK ${to}`);
    if (to === "zod" && !["env", "adapter"].includes(kind))
      say("imports all of zod, where zod/mini is enough");
    if (/^next(\/|$)/.test(to) && !NEXT_ALLOWED.test(file)) say(`imports ${to}`);
    if (!OUR_ROOTS.test(to) || to.endsWith(".css")) continue;
    const target = kindOf(to);
    if (!target || !MAY_IMPORT[kind].includes(target))
      say(`(${kind}) imports ${to} (${target ?? "nothing known"})`);
    const forbidden = trespass(file, to) ?? (risesInEngine(file, to) ? "which stands above it" : null);
    if (forbidden) say(`imports ${to}, ${forbidden}`);
  }
  if (BROWSERS.includes(kind))
    for (const to of valuesImportedBy(file, root))
      if (kindOf(to) === "contract") say(`imports ${to} as a value, which brings its schemas into browsers`);
  const lines = source.split("\n").length;
  if (lines > MAX_LINES) say(`has ${lines} lines`);
  if (["service", "store", "job"].includes(kind) && !source.includes('import "server-only"'))
    say("lacks server-only");
  if (LOADING_LATER.test(source) && file !== "components/ui/later.tsx")
    say("loads later past components/ui/later.tsx");
  if (OFFER_IN_A_TOAST.test(source) && file !== "components/ui/undo.ts")
    say("offers something in a toast past components/ui/undo.ts");
  if (CONFIGURATION.test(source) && file !== "lib/platform/kernel/env.ts") say("reads process.env");
  if (!BROWSERS.includes(kind))
    for (const name of strangersIn(source))
      say(`asks instanceof ${name}, which is another class in every bundle`);
  if (/\/(utils|helpers|types|index)\.tsx?$/.test(file)) say("has a name that says nothing");
  return found;
}

function risesInEngine(file: string, to: string): boolean {
  return (placeInEngine(to) ?? 0) > (placeInEngine(file) ?? Number.POSITIVE_INFINITY);
}

function roomGraph(files: string[], root: string): Graph {
  const graph: Graph = new Map();
  for (const file of files) {
    const room = roomOf(file);
    if (room === undefined) continue;
    const imported = graph.get(room) ?? new Set();
    graph.set(room, imported);
    for (const to of importsOf(file, root).map(roomOf)) if (to !== undefined && to !== room) imported.add(to);
  }
  return graph;
}

function cyclesIn(files: string[], root: string): string[] {
  const state = new Map<string, "open" | "done">();
  const visit = (file: string, trail: string[]): string | null => {
    if (state.get(file) === "open") return [...trail.slice(trail.indexOf(file)), file].join(" -> ");
    if (state.get(file) === "done") return null;
    state.set(file, "open");
    for (const to of importsOf(file, root).filter((name) => files.includes(name))) {
      const cycle = visit(to, [...trail, file]);
      if (cycle) return cycle;
    }
    state.set(file, "done");
    return null;
  };
  const cycle = files.map((file) => visit(file, [])).find(Boolean);
  return cycle ? [`import cycle: ${cycle}`] : [];
}
