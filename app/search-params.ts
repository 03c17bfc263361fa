/** What a page is given of its address's query. */
export type PageSearch = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The value of a parameter that is given once and not empty, else null. */
export function singleParameter(value: string | string[] | undefined): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

/** The first value of a parameter, else null. */
export function firstParameter(value: string | string[] | undefined): string | null {
  return (Array.isArray(value) ? value[0] : value) ?? null;
}
