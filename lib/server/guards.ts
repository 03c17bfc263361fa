import type { Access, Actor, ActorFor, Admin } from "@/lib/kernel/actor";
import { AppError } from "@/lib/kernel/errors";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes that another site's page caused. Browsers say so in `Sec-Fetch-Site`, older ones in `Origin`;
 * a caller that sends neither is no browser and carries no ambient cookie.
 */
export function refuseCrossSite(request: Request): void {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const ours = site !== null ? site === "same-origin" : origin === null || isHostOf(request, origin);
  if (!ours) throw new AppError("forbidden", "Cross-site request refused.");
}

/** An opaque origin is written `null`; it belongs to nobody. */
function isHostOf(request: Request, origin: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === request.headers.get("host");
}

/** @throws AppError `unauthenticated` or `forbidden` */
export function authorize<A extends Access>(access: A, actor: Actor | null, request: Request): ActorFor<A> {
  if (access === "public") return actor as ActorFor<A>;
  if (!actor) throw new AppError("unauthenticated", "Please sign in.");
  requireSelf(actor, request.headers.get("x-trainer-id") ?? undefined);
  if (access === "admin" && !actor.isAdmin) throw new AppError("forbidden", "Admins only.");
  return actor as Admin as ActorFor<A>;
}

/** A trainer id that a request names is never authority: it is only compared with the session's. */
export function requireSelf(actor: Actor | null, trainerId: unknown): void {
  if (trainerId !== undefined && actor && trainerId !== actor.id)
    throw new AppError("forbidden", "That trainer is not you.");
}
