/** `seen` sorts by last sign-in; trainers who never signed in come last. */
export const TRAINER_SORTS = ["newest", "oldest", "name", "clients", "seen"] as const;
export type TrainerSort = (typeof TRAINER_SORTS)[number];

/** `never`: has not signed in yet, for example after an invitation. */
export const TRAINER_SHOWS = ["all", "admins", "suspended", "never"] as const;
export type TrainerShow = (typeof TRAINER_SHOWS)[number];

export const CLIENT_SORTS = ["newest", "oldest", "name"] as const;
export type ClientSort = (typeof CLIENT_SORTS)[number];

export const CLIENT_SHOWS = ["all", "active", "archived", "samples"] as const;
export type ClientShow = (typeof CLIENT_SHOWS)[number];

/** A count stops here, so that it stays fast. */
export const MOST_COUNTED = 500;
