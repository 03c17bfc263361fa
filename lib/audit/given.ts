import type { AuditFilter } from "./schema";

/** Leaves out empty fields, which filter nothing. */
export function given({ action, actor, target }: AuditFilter): AuditFilter {
  return { action, actor: actor?.trim() || undefined, target: target?.trim() || undefined };
}
