export type Question = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
};

/**
 * The key of a reply in the query cache, for the browser and for pages that fetch it ahead: "/api/client/[id]/history"
 * of client 7 is ["/api/client", "7", "history"]. What is asked comes last; an owner comes first.
 */
export function keyOf(
  path: string,
  { params = {}, query, body }: Question = {},
  ...owner: (string | undefined)[]
): readonly unknown[] {
  const [, root, first, ...rest] = path.split("/");
  const parts = rest.map((part) => (part.startsWith("[") ? params[part.slice(1, -1)] : part));
  // The server may guess another time zone than the browser's, and the page must still find the reply.
  const { timezoneOffset: _, ...asked } = { ...query, ...(body as object) } as Record<string, unknown>;
  const isPlain = Object.values(asked).every((value) => value === undefined);
  return [`/${root}/${first}`, ...owner, ...parts, ...(isPlain ? [] : [asked])];
}
