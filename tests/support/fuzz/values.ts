import fc from "fast-check";
import type { z } from "zod";
import { hostileText } from "./hostile";

/** Realistic values by field name, such as an existing id or address. */
export type Known = Readonly<Record<string, fc.Arbitrary<unknown>>>;

type Check = { _zod: { def: { check: string; [key: string]: unknown } } };
type Def = { type: string; checks?: Check[]; [key: string]: unknown };

/** A missing key, which `undefined` in an array could not express. */
export const MISSING = Symbol("missing");

/**
 * Values that a schema mostly accepts: sensible ones and limits. A field with a known name mostly gets a realistic
 * value.
 * @throws Error for a kind of schema that is not supported yet
 */
export function valuesOf(schema: z.core.$ZodType, known: Known, name = ""): fc.Arbitrary<unknown> {
  const values = anyOf(schema._zod.def as unknown as Def, known, name);
  const living = known[name];
  return living ? fc.oneof({ weight: 4, arbitrary: living }, { weight: 1, arbitrary: values }) : values;
}

function anyOf(def: Def, known: Known, name: string): fc.Arbitrary<unknown> {
  const inner = (key: string) => valuesOf(def[key] as z.core.$ZodType, known, name);
  switch (def.type) {
    case "string":
      return strings(def);
    case "number":
      return numbers(def);
    case "boolean":
      return fc.boolean();
    case "enum":
      return fc.constantFrom(...Object.values(def.entries as Record<string, unknown>));
    case "literal":
      return fc.constantFrom(...(def.values as unknown[]));
    case "nullable":
      return fc.oneof(
        { weight: 3, arbitrary: inner("innerType") },
        { weight: 1, arbitrary: fc.constant(null) },
      );
    case "optional":
    case "default":
      return fc.oneof(
        { weight: 2, arbitrary: inner("innerType") },
        { weight: 1, arbitrary: fc.constant(MISSING) },
      );
    case "pipe":
      return piped(def, known, name);
    case "union":
      return fc.oneof(...(def.options as z.core.$ZodType[]).map((option) => valuesOf(option, known, name)));
    case "array":
      return lists(def, known, name);
    case "object":
      return objects(def, known);
    case "record":
      return fc.dictionary(
        inner("keyType") as fc.Arbitrary<string>,
        valuesOf(def.valueType as z.core.$ZodType, known),
        { maxKeys: 4 },
      );
    default:
      throw new Error(`No values are known for a schema of the kind ${def.type} (${name}).`);
  }
}

/** Generates the input type, with the limits of the output. */
function piped(def: Def, known: Known, name: string): fc.Arbitrary<unknown> {
  const [from, to] = [def.in, def.out] as z.core.$ZodType[];
  if (!from || !to) throw new Error(`A pipe without ends (${name}).`);
  const values = valuesOf(from, known, name);
  if (to._zod.def.type === "transform") return values;
  return fc.oneof(values, valuesOf(to, known, name));
}

function objects(def: Def, known: Known): fc.Arbitrary<unknown> {
  const shape = Object.entries(def.shape as Record<string, z.core.$ZodType>);
  const fields = shape.map(([key, schema]) => valuesOf(schema, known, key));
  return fc
    .tuple(...fields)
    .map((values) =>
      Object.fromEntries(shape.map(([key], i) => [key, values[i]]).filter(([, value]) => value !== MISSING)),
    );
}

function lists(def: Def, known: Known, name: string): fc.Arbitrary<unknown> {
  const { min = 0, max = 5 } = limitsOf(def);
  const element = valuesOf(def.element as z.core.$ZodType, known, name);
  return fc.array(element, { minLength: min, maxLength: Math.max(min, Math.min(max, 4)) });
}

function numbers(def: Def): fc.Arbitrary<unknown> {
  const { min = -1000, max = 1000, whole } = limitsOf(def);
  const [low, high] = [Math.max(min, -1e6), Math.min(max, 1e6)];
  const edges = fc.constantFrom(min, max, min - 1, max + 1, min + 0.25, low, high);
  const usual = whole
    ? fc.integer({ min: Math.ceil(low), max: Math.floor(high) })
    : fc.integer({ min: Math.ceil(low * 4), max: Math.floor(high * 4) }).map((quarters) => quarters / 4);
  return fc.oneof({ weight: 6, arbitrary: usual }, { weight: 1, arbitrary: edges });
}

const FORMATS: Record<string, fc.Arbitrary<string>> = {
  email: fc.emailAddress(),
  uuid: fc.uuid(),
  url: fc.webUrl(),
  date: fc
    .oneof(
      {
        weight: 4,
        arbitrary: fc.date({ min: new Date("2026-09-01"), max: new Date("2026-12-24"), noInvalidDate: true }),
      },
      {
        weight: 1,
        arbitrary: fc.date({ min: new Date("0000-01-01"), max: new Date("9999-12-31"), noInvalidDate: true }),
      },
    )
    .map((date) => date.toISOString().slice(0, 10)),
  datetime: fc
    .tuple(
      fc.date({ min: new Date("0000-01-01"), max: new Date("9999-12-31"), noInvalidDate: true }),
      fc.nat({ max: 90 }),
    )
    .map(([any, days]) => (days > 80 ? any : new Date(Date.UTC(2026, 8, days, 9))).toISOString()),
};

function strings(def: Def): fc.Arbitrary<unknown> {
  const { min = 0, max, format, pattern } = limitsOf(def);
  const usual =
    FORMATS[format ?? ""] ??
    (pattern
      ? fc.stringMatching(pattern, { size: "xsmall" })
      : fc.string({ minLength: min, maxLength: Math.max(min, Math.min(max ?? 12, 12)) }));
  const longest = Math.min(max ?? 200, 5000);
  const edges = fc.constantFrom("x".repeat(longest), "x".repeat(longest + 1), "é".repeat(longest));
  return fc.oneof(
    { weight: 8, arbitrary: usual },
    { weight: 1, arbitrary: edges },
    { weight: 1, arbitrary: hostileText },
  );
}

type Limits = { min?: number; max?: number; whole?: boolean; format?: string; pattern?: RegExp };

/** The limits of a schema. Refinements are code, so they are not included. */
function limitsOf(def: Def): Limits {
  const limits: Limits = {};
  for (const each of [
    def as unknown as Check["_zod"]["def"],
    ...(def.checks ?? []).map(({ _zod }) => _zod.def),
  ]) {
    if (each.check === "greater_than") limits.min = each.value as number;
    if (each.check === "less_than") limits.max = each.value as number;
    if (each.check === "min_length") limits.min = each.minimum as number;
    if (each.check === "max_length") limits.max = each.maximum as number;
    if (each.check === "number_format") limits.whole = true;
    if (each.check === "string_format" && each.format === "regex") limits.pattern = each.pattern as RegExp;
    else if (each.check === "string_format") limits.format = each.format as string;
  }
  return limits;
}
