import * as z from "zod/mini";
import { AuditAction, AuditDetails } from "@/lib/platform/audit/schema";
import { Page } from "@/lib/platform/paging/schema";
import { CallersClock } from "@/lib/text/calendar/schema";
import { text } from "@/lib/text/schema";

export const AuditEntry = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  /** The actor's address at that time; `Formcast` for the app itself. */
  actorEmail: z.string(),
  action: AuditAction,
  targetId: z.nullable(z.string()),
  details: AuditDetails,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** An entry must match every given field. */
export const AuditFilter = z.object({
  action: z.optional(AuditAction),
  /** Part of the actor's address. */
  actor: z.optional(text(254)),
  /** Part of the target's name, or the full id. */
  target: z.optional(text(120)),
});
export type AuditFilter = z.output<typeof AuditFilter>;

export const AuditExport = z.extend(CallersClock, AuditFilter.shape);
export type AuditExport = z.output<typeof AuditExport>;

export const AuditPage = z.extend(Page, AuditFilter.shape);
export type AuditPage = z.output<typeof AuditPage>;
