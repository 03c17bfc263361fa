const PLACES = {
  page: "/transformation/{id}",
  morphs: "/transformation/{id}?tab=morphs",
  history: "/transformation/{id}?tab=morphs&view=history",
  workouts: "/transformation/{id}?tab=workouts",
  plan: "/transformation/{id}?tab=workouts&view=plan",
  timeline: "/transformation/{id}?tab=timeline",
  weighIn: "/transformation/{id}?tab=timeline&open=weigh-in",
  checkInLink: "/transformation/{id}?tab=timeline&open=link",
  logbook: "/transformation/{id}?tab=workouts&open=history",
  importing: "/transformation/{id}?tab=workouts&open=import",
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

export const templateAddress = (id: string): string => `/programs?template=${encodeURIComponent(id)}`;

/** The sheet of a programme, for paper. @param programme the address of a client's programme or a template */
export const sheetAddress = (programme: string): string => `${programme}&view=sheet`;

export const exportUrl = (clientId: string): string => `/api/client/${clientId}/export`;

export const ACCOUNT_ARCHIVE_URL = "/api/account/export";

export const archiveUrl = (clientId: string): string => `${exportUrl(clientId)}/zip`;

export const workoutsUrl = (clientId: string, format: "csv" | "json"): string =>
  `/api/client/${clientId}/workout/export?format=${format}`;

export const analyticsUrl = (weeks: string): string => `/api/analytics/export?weeks=${weeks}`;

const PHOTO_URL = /^\/api\/photo\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const photoUrl = (photoId: string): string => `/api/photo/${photoId}`;

export const thumbnailUrl = (imageUrl: string): string => `${imageUrl}?size=thumb`;

/** The id in a photo URL of this app; null for any other text. */
export const photoIdOf = (url: string): string | null => PHOTO_URL.exec(url)?.[1] ?? null;
