import type { AuditFilter } from "./schema";

/** Only what says something: an empty field filters nothing. */
export function given({ action, actor, target }: AuditFilter): AuditFilter {
  return { action, actor: actor?.trim() || undefined, target: target?.trim() || undefined };
}
