export const SORTS = ["next", "name", "last", "weighed", "plan", "added"] as const;
export type Sort = (typeof SORTS)[number];

/** `today`: has a session; `behind`: behind plan; `unweighed` and `quiet`: no weigh-in or workout for too long. */
export const FILTERS = ["all", "today", "behind", "unweighed", "quiet", "archived"] as const;
export type Filter = (typeof FILTERS)[number];

export const LIMITS = { page: 20, largestPage: 100, searchLength: 80, tagLength: 24, tags: 8 };

/** By next session, so that today's clients come first. */
export const STANDARD_SORT = "next";

/** A filter that shows fewer clients. `archived` is never combined, because all others are about active clients. */
export type Narrowing = Exclude<Filter, "all">;

/** The rows have all chosen tags, and pass all chosen filters. */
export type Asked = { q: string; sort: string; filters: readonly Narrowing[]; tags: readonly string[] };

export const ALL_CLIENTS: Asked = { q: "", sort: STANDARD_SORT, filters: [], tags: [] };

export const isSort = (value: string): boolean => (SORTS as readonly string[]).includes(bare(value));

export const sortOf = (value: string): { sort: Sort; direction: 1 | -1 } => ({
  sort: bare(value) as Sort,
  direction: value.startsWith("-") ? -1 : 1,
});

export const toggledSort = (current: string, sort: Sort): string => (current === sort ? `-${sort}` : sort);

export function toggledFilter(chosen: readonly Narrowing[], filter: Filter): readonly Narrowing[] {
  if (filter === "all") return [];
  if (chosen.includes(filter)) return chosen.filter((one) => one !== filter);
  return filter === "archived" ? [filter] : [...chosen.filter((one) => one !== "archived"), filter];
}

/** Undefined for a list that holds what no filter is called. */
export function filtersIn(text: string): readonly Narrowing[] | undefined {
  const named = text.split(",").filter(Boolean);
  const known = FILTERS.filter((one) => named.includes(one));
  if (known.length < new Set(named).size) return undefined;
  return known.reduce<readonly Narrowing[]>(toggledFilter, []);
}

/** A tag may have a comma, but is one line. */
export const tagsIn = (text: string): readonly string[] => text.split("\n").filter(Boolean);

const bare = (value: string): string => value.replace(/^-/, "");

type Params = { get: (name: string) => string | null };

/** Reads the query from the address; missing and invalid parameters get their defaults. */
export function askedOf(params: Params): Asked {
  const sort = params.get("sort") ?? "";
  return {
    q: (params.get("q") ?? "").slice(0, LIMITS.searchLength),
    sort: isSort(sort) ? sort : STANDARD_SORT,
    filters: filtersIn(params.get("filter") ?? "") ?? [],
    tags: tagsIn(params.get("tag") ?? "")
      .map((tag) => tag.slice(0, LIMITS.tagLength))
      .slice(0, LIMITS.tags),
  };
}

/** As the server is asked: without what is not chosen. */
export const queryOf = ({ q, sort, filters, tags }: Asked) => ({
  q,
  sort,
  filter: filters.join(",") || undefined,
  tag: tags.join("\n") || undefined,
});

/** The query string of the list, without default values. */
export function addressOf(asked: Asked): string {
  const { q, sort, filter, tag } = queryOf(asked);
  const params = new URLSearchParams();
  if (q) params.set("q", q);
  if (sort !== STANDARD_SORT) params.set("sort", sort);
  if (filter) params.set("filter", filter);
  if (tag) params.set("tag", tag);
  return params.toString();
}
