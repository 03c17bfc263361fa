/** What the cache knows the account by. */
export const ME_KEY = ["/api/auth/me"] as const;
