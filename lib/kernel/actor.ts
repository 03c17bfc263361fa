import type { Units } from "@/lib/body/units-choice";

/** Who may call an endpoint. */
export type Access = "public" | "trainer" | "admin";

declare const admin: unique symbol;

/** Who is calling, as the session's row says at this moment. */
export type Actor = {
  id: string;
  name: string;
  email: string;
  isAdmin: boolean;
  /** What they read and type in. */
  units: Units;
  createdAt: Date;
  sessionId: string;
};

/** Only `serve` mints one, after checking the session: an admin service cannot be reached any other way. */
export type Admin = Actor & { readonly [admin]: true };

/** What `serve` hands to a service as the caller. */
export type ActorFor<A extends Access> = A extends "admin"
  ? Admin
  : A extends "trainer"
    ? Actor
    : Actor | null;
