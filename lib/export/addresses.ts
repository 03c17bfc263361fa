/** Where a browser downloads what is kept about a client. */
export const exportUrl = (clientId: string): string => `/api/client/${clientId}/export`;

/** The same with photos and images. */
export const archiveUrl = (clientId: string): string => `${exportUrl(clientId)}/zip`;

/** The client's workouts alone. */
export const workoutsUrl = (clientId: string, format: "csv" | "json"): string =>
  `/api/client/${clientId}/workout/export?format=${format}`;
