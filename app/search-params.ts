/** The search params that Next passes to a page. */
export type PageSearch = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Null if the parameter is missing, empty or repeated. */
export function singleParameter(value: string | string[] | undefined): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

export function firstParameter(value: string | string[] | undefined): string | null {
  return (Array.isArray(value) ? value[0] : value) ?? null;
}
