const PLACES = {
  page: "/transformation/{id}",
  morphs: "/transformation/{id}?tab=morphs",
  history: "/transformation/{id}?tab=morphs&view=history",
  workouts: "/transformation/{id}?tab=workouts",
  plan: "/transformation/{id}?tab=workouts&view=plan",
  timeline: "/transformation/{id}?tab=timeline",
  report: "/transformation/{id}/report",
  newImages: "/transformation/{id}?regenerate=true",
  imagesGone: "/transformation/{id}?clearTransformations=true",
  form: "/client-onboarding?clientId={id}",
  programme: "/programs?client={id}",
} as const;

export type ClientPlace = keyof typeof PLACES;

/** Every address of a client comes from here. */
export const clientAddress = (clientId: string, place: ClientPlace = "page"): string =>
  PLACES[place].replace("{id}", encodeURIComponent(clientId));

export const exportUrl = (clientId: string): string => `/api/client/${clientId}/export`;

export const archiveUrl = (clientId: string): string => `${exportUrl(clientId)}/zip`;

export const workoutsUrl = (clientId: string, format: "csv" | "json"): string =>
  `/api/client/${clientId}/workout/export?format=${format}`;
