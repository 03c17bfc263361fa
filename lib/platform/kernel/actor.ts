import type { Units } from "@/lib/body/units";

export type Access = "public" | "trainer" | "admin";

declare const admin: unique symbol;

export type Actor = {
  id: string;
  name: string;
  email: string;
  isAdmin: boolean;
  units: Units;
  createdAt: Date;
  sessionId: string;
};

/** Only `serve` creates one, after checking the session, so admin services cannot be called without it. */
export type Admin = Actor & { readonly [admin]: true };

export type ActorFor<A extends Access> = A extends "admin"
  ? Admin
  : A extends "trainer"
    ? Actor
    : Actor | null;
