export const ME_KEY = ["/api/auth/me"] as const;
