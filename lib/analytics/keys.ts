/** What the cache knows the trainer's numbers by. */
export const ANALYTICS_KEY = ["/api/analytics"] as const;
