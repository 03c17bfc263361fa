import type { ClientShow, ClientSort, TrainerShow, TrainerSort } from "@/lib/admin/console/question";

export const listTexts = { show: "Show", sort: "Sort by", download: "CSV" };

export const trainerShowTexts: Record<TrainerShow, string> = {
  all: "All",
  admins: "Admins",
  suspended: "Suspended",
  never: "Never signed in",
};

export const trainerSortTexts: Record<TrainerSort, string> = {
  newest: "Newest first",
  oldest: "Oldest first",
  name: "Name",
  clients: "Most clients",
  seen: "Last sign-in",
};

export const clientShowTexts: Record<ClientShow, string> = {
  all: "All",
  active: "Active",
  archived: "Archived",
  samples: "Samples",
};

export const clientSortTexts: Record<ClientSort, string> = {
  newest: "Newest first",
  oldest: "Oldest first",
  name: "Name",
};

export const foundClientTexts = {
  name: "Clients of all trainers",
  client: "Client",
  trainer: "Trainer",
  last: "Last workout",
  created: "Created",
  loading: "Loading clients...",
  failed: "Failed to fetch clients",
  empty: "No clients found.",
  more: "Show more clients",
  found: (count: number, isMore: boolean) =>
    isMore ? `More than ${count} clients` : count === 1 ? "1 client" : `${count} clients`,
  sample: "Sample",
  archived: "Archived",
  with: (trainer: string) => `with ${trainer}`,
  trained: (day: string) => `Trained ${day}`,
  notTrained: "No workout yet",
};
