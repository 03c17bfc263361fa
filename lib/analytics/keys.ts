export const ANALYTICS_KEY = ["/api/analytics"] as const;
