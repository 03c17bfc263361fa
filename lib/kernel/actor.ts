import type { Units } from "@/lib/body/units";

export type Access = "public" | "trainer" | "admin";

declare const admin: unique symbol;

/** The caller, as read from the session's row for this request. */
export type Actor = {
  id: string;
  name: string;
  email: string;
  isAdmin: boolean;
  /** Display units. */
  units: Units;
  createdAt: Date;
  sessionId: string;
};

/** Only `serve` creates one, after checking the session, so admin services cannot be called without it. */
export type Admin = Actor & { readonly [admin]: true };

/** The caller's type for each kind of access. */
export type ActorFor<A extends Access> = A extends "admin"
  ? Admin
  : A extends "trainer"
    ? Actor
    : Actor | null;
