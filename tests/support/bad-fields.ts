import type * as z from "zod/mini";

export type BadField = {
  /** Where the value stands, as `errors[].path` names it. */
  path: string;
  /** What it is instead; undefined where it is missing. */
  value: unknown;
  /** The whole, with that one field wrong. */
  whole: Record<string, unknown>;
  issues: { path: string; message: string }[];
};

const TEXTS = ["x", "-1", "1e9", "x".repeat(5_000)];
/** What can stand in a field; undefined where it is missing. A part of an address can be neither missing nor empty. */
const VALUES = {
  json: [undefined, null, {}, [], true, "", "x".repeat(5_000), "\u0000", -1e9, 1e9, 0.123456],
  text: [undefined, "", ...TEXTS],
  address: TEXTS,
};

/**
 * Every way in which one field can be wrong, as far as the schema itself refuses it: one for each field and complaint.
 * @param good a whole that is in order
 */
export function badFields(
  schema: z.ZodMiniType | undefined,
  good: object,
  kind: keyof typeof VALUES,
): BadField[] {
  if (!schema) return [];
  const found = new Map<string, BadField>();
  for (const place of placesIn(good, keysOf(schema)))
    for (const value of VALUES[kind]) {
      const path = place.join(".");
      // JSON has no list with a hole.
      if (value === undefined && /\.\d+$/.test(path)) continue;
      const whole = replaced(good, place, value) as Record<string, unknown>;
      const issues = schema
        .safeParse(whole)
        .error?.issues.map(({ path: at, message }) => ({ path: at.join("."), message }));
      const key = issues && `${path}: ${issues.map(({ message }) => message).join()}`;
      if (key && !found.has(key)) found.set(key, { path, value, whole, issues });
    }
  return [...found.values()];
}

/** The names of an object schema's fields; none of another schema. */
export function keysOf(schema: z.ZodMiniType | undefined): string[] {
  return schema && "shape" in schema ? Object.keys(schema.shape as object) : [];
}

/** The caller's own id is no field that can be out of range: it is refused as somebody else's. */
const NOT_A_FIELD = "trainerId";

/** All fields, those within fields included, and of a list the first entry. */
function placesIn(whole: unknown, more: readonly string[] = []): string[][] {
  const own = Array.isArray(whole) ? ["0"].filter(() => whole.length > 0) : Object.keys(whole as object);
  return [...new Set([...own, ...more])]
    .filter((key) => key !== NOT_A_FIELD)
    .flatMap((key) => {
      const inner = (whole as Record<string, unknown>)[key];
      const deeper = typeof inner === "object" && inner !== null ? placesIn(inner) : [];
      return [[key], ...deeper.map((path) => [key, ...path])];
    });
}

function replaced(whole: unknown, [key = "", ...rest]: readonly string[], value: unknown): unknown {
  const copy: Record<string, unknown> = Array.isArray(whole)
    ? (Object.assign([], whole) as unknown as Record<string, unknown>)
    : { ...(whole as object) };
  if (rest.length > 0) copy[key] = replaced(copy[key], rest, value);
  else if (value === undefined && !Array.isArray(copy)) delete copy[key];
  else copy[key] = value;
  return copy;
}
