export const SORTS = ["next", "name", "last", "weighed", "plan", "added"] as const;
export type Sort = (typeof SORTS)[number];

/** `today`: has a session; `behind`: behind plan; `unweighed` and `quiet`: no weigh-in or workout for too long. */
export const FILTERS = ["all", "today", "behind", "unweighed", "quiet", "archived"] as const;
export type Filter = (typeof FILTERS)[number];

export const LIMITS = { page: 20, largestPage: 100, searchLength: 80, tagLength: 24, tags: 8 };

/** By next session, so that today's clients come first. */
export const STANDARD_SORT = "next";

export type Asked = { q: string; sort: string; filter: Filter; tag: string | null };

export const isSort = (value: string): boolean => (SORTS as readonly string[]).includes(bare(value));

export const sortOf = (value: string): { sort: Sort; direction: 1 | -1 } => ({
  sort: bare(value) as Sort,
  direction: value.startsWith("-") ? -1 : 1,
});

export const toggledSort = (current: string, sort: Sort): string => (current === sort ? `-${sort}` : sort);

const bare = (value: string): string => value.replace(/^-/, "");

type Params = { get: (name: string) => string | null };

/** Reads the query from the address; missing and invalid parameters get their defaults. */
export function askedOf(params: Params): Asked {
  const sort = params.get("sort") ?? "";
  const filter = FILTERS.find((one) => one === params.get("filter"));
  return {
    q: (params.get("q") ?? "").slice(0, LIMITS.searchLength),
    sort: isSort(sort) ? sort : STANDARD_SORT,
    filter: filter ?? "all",
    tag: params.get("tag")?.slice(0, LIMITS.tagLength) || null,
  };
}

/** The query string of the list, without default values. */
export function addressOf({ q, sort, filter, tag }: Asked): string {
  const params = new URLSearchParams();
  if (q) params.set("q", q);
  if (sort !== STANDARD_SORT) params.set("sort", sort);
  if (filter !== "all") params.set("filter", filter);
  if (tag) params.set("tag", tag);
  return params.toString();
}
