import type { Units } from "@/lib/body/units-choice";

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
