/** What the console's lists can be asked. The first of each is the usual one. */

/** `seen` is by the last sign-in; who never signed in comes last. */
export const TRAINER_SORTS = ["newest", "oldest", "name", "clients", "seen"] as const;
export type TrainerSort = (typeof TRAINER_SORTS)[number];

/** `never` are those who have not signed in yet, such as the invited. */
export const TRAINER_SHOWS = ["all", "admins", "suspended", "never"] as const;
export type TrainerShow = (typeof TRAINER_SHOWS)[number];

export const CLIENT_SORTS = ["newest", "oldest", "name"] as const;
export type ClientSort = (typeof CLIENT_SORTS)[number];

export const CLIENT_SHOWS = ["all", "active", "archived", "samples"] as const;
export type ClientShow = (typeof CLIENT_SHOWS)[number];

/** From here on matches are not counted one by one: a count must not take longer the more there is. */
export const MOST_COUNTED = 500;
