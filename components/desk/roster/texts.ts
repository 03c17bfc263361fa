import type { Filter, Sort } from "@/lib/desk/roster/question";

export const entryTexts = {
  tag: "New tag",
  add: "Add",
  addOne: (tag: string) => `Add tag ${tag}`,
  tags: "Tags",
  remove: (tag: string) => `Remove tag ${tag}`,
  full: (most: number) => `A client has at most ${most} tags.`,
  archive: "Archive client",
  archiveHint: "An archived client does not appear in the list and in analytics. Nothing is deleted.",
  restore: "Back to the list",
  restoreHint:
    "This client is archived and does not appear in the list and in analytics. Nothing is deleted.",
  archived: (name: string) => `${name} is archived`,
  archivedHint: "Nothing is deleted. The Archived filter shows them.",
  restored: (name: string) => `${name} is back in the list`,
  undo: "Undo",
  failed: "Error",
  failedHint: "Nothing was saved. Please try again.",
};

export const rosterTexts = {
  title: "At a glance",
  found: (count: number) => (count === 1 ? "1 client" : `${count} clients`),
  search: (count: number) => (count === 1 ? "Search 1 client" : `Search ${count} clients`),
  searchLabel: "Search by name or tag",
  filter: "Show",
  sort: "Sort by",
  turned: "Reverse order",
  tags: "Tags",
  more: "Show more",
  noneFound: "No clients match.",
  showAll: "Show all clients",
  failed: "The list could not be loaded",
  edit: (name: string) => `Tags and archive of ${name}`,
  sample: "Sample",
  none: "None yet",
  unplanned: "None planned",
  quiet: (days: number) => `quiet ${days} days`,
};

export const nextActionTexts = { title: "Next action" };

export const filterTexts: Record<Filter, string> = {
  all: "All",
  today: "Today",
  behind: "Behind plan",
  unweighed: "No weigh-in, 14 days",
  quiet: "Quiet",
  archived: "Archived",
};

export const sortTexts: Record<Sort, string> = {
  next: "Next session",
  name: "Name",
  last: "Last session",
  weighed: "Weigh-in",
  plan: "Plan",
  added: "Newest",
};

/** The column header, or the label of a figure on phones. */
export const columnTexts = {
  name: "Name",
  last: "Last",
  next: "Next",
  weighed: "Weighed",
  plan: "Plan",
  tags: "Tags",
  actions: "Actions",
};
