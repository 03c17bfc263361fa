import type * as z from "zod/mini";

export type BadField = {
  /** The path of the field, as in `errors[].path`. */
  path: string;
  /** The bad value; undefined for a missing field. */
  value: unknown;
  /** The object with this one bad field. */
  whole: Record<string, unknown>;
  issues: { path: string; message: string }[];
};

const TEXTS = ["x", "-1", "1e9", "x".repeat(5_000)];
/** Possible values of a field; undefined for a missing one. A path parameter can be neither missing nor empty. */
const VALUES = {
  json: [undefined, null, {}, [], true, "", "x".repeat(5_000), "\u0000", -1e9, 1e9, 0.123456],
  text: [undefined, "", ...TEXTS],
  address: TEXTS,
};

/**
 * All ways in which one field can be invalid according to its schema, one per field and message.
 * @param good a valid object
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
      // JSON arrays have no holes.
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

/** Field names of an object schema; empty for any other schema. */
export function keysOf(schema: z.ZodMiniType | undefined): string[] {
  return schema && "shape" in schema ? Object.keys(schema.shape as object) : [];
}

/** A foreign trainer id is forbidden, not invalid. */
const NOT_A_FIELD = "trainerId";

/** Paths of all fields, nested ones too; of a list only the first entry. */
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
