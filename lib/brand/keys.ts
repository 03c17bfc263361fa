/** The signed-in trainer's own brand. */
export const brandKey = ["/api/account/brand"] as const;
