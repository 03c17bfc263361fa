import fc from "fast-check";
import { EXTRA_KEYS, hostileValue, RawJson } from "./hostile";

/** One fault in a value; `at` counts all positions inside it. */
export type Mutation = { at: number } & (
  | { kind: "replace"; value: unknown }
  | { kind: "drop" }
  | { kind: "add"; key: string; value: unknown }
);

export const mutation: fc.Arbitrary<Mutation> = fc
  .tuple(fc.nat(), fc.nat(10), fc.constantFrom(...EXTRA_KEYS), hostileValue)
  .map(([at, kind, key, value]): Mutation => {
    if (kind < 2) return { at, kind: "drop" };
    return kind < 4 ? { at, kind: "add", key, value } : { at, kind: "replace", value };
  });

type Branch = Record<string, unknown> | unknown[];
type Place = { parent: Branch; key: string };

export function mutated(value: unknown, mutations: readonly Mutation[]): unknown {
  const root = { value: copyOf(value) };
  for (const mutation of mutations) {
    const places = placesIn(root);
    const place = places[mutation.at % places.length];
    if (!place) break;
    const { parent, key } = place;
    const holder = parent as Record<string, unknown>;
    if (mutation.kind === "replace") holder[key] = copyOf(mutation.value);
    else if (mutation.kind === "add") put(holder[key], mutation.key, copyOf(mutation.value));
    else if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete holder[key];
  }
  return root.value;
}

/** Defines an own property even for `__proto__`. A JSON list has none. */
function put(branch: unknown, key: string, value: unknown): void {
  if (isBranch(branch) && !Array.isArray(branch))
    Object.defineProperty(branch, key, { value, enumerable: true, configurable: true, writable: true });
}

function placesIn(branch: Branch): Place[] {
  return Object.entries(branch).flatMap(([key, value]) => [
    { parent: branch, key },
    ...(isBranch(value) ? placesIn(value) : []),
  ]);
}

const isBranch = (value: unknown): value is Branch =>
  typeof value === "object" && value !== null && !(value instanceof RawJson);

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isBranch(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyOf(inner)]));
}

/** JSON text including raw parts. */
export function jsonOf(value: unknown): string {
  if (value instanceof RawJson) return value.text;
  if (Array.isArray(value)) return `[${value.map(jsonOf).join()}]`;
  if (!isBranch(value)) return JSON.stringify(value) ?? "null";
  return `{${Object.entries(value)
    .map(([key, inner]) => `${JSON.stringify(key)}:${jsonOf(inner)}`)
    .join()}}`;
}
