/** What the list of clients can be asked, and how its address says so. */

export const SORTS = ["next", "name", "last", "weighed", "plan", "added"] as const;
export type Sort = (typeof SORTS)[number];

/** Those with a session today, behind their plan, without a weigh-in or a workout for too long, and put away. */
export const FILTERS = ["all", "today", "behind", "unweighed", "quiet", "archived"] as const;
export type Filter = (typeof FILTERS)[number];

export const LIMITS = { page: 20, largestPage: 100, searchLength: 80, tagLength: 24, tags: 8 };

/** Whoever comes first today stands first. */
export const STANDARD_SORT = "next";

export type Asked = { q: string; sort: string; filter: Filter; tag: string | null };

/** Whether it is an order, as it is or turned around. */
export const isSort = (value: string): boolean => (SORTS as readonly string[]).includes(bare(value));

/** The order and its direction: -1 is turned around. */
export const sortOf = (value: string): { sort: Sort; direction: 1 | -1 } => ({
  sort: bare(value) as Sort,
  direction: value.startsWith("-") ? -1 : 1,
});

/** The same order, turned around where it is in use already. */
export const turned = (current: string, sort: Sort): string => (current === sort ? `-${sort}` : sort);

const bare = (value: string): string => value.replace(/^-/, "");

type Params = { get: (name: string) => string | null };

/** What an address asks for; what it does not say, or says wrongly, is the standard. */
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

/** What stands behind the question mark of the list's address; the standard is left out. */
export function addressOf({ q, sort, filter, tag }: Asked): string {
  const params = new URLSearchParams();
  if (q) params.set("q", q);
  if (sort !== STANDARD_SORT) params.set("sort", sort);
  if (filter !== "all") params.set("filter", filter);
  if (tag) params.set("tag", tag);
  return params.toString();
}
