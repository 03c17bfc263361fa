import * as z from "zod/mini";
import { CallersClock } from "@/lib/calendar/schema";
import { Page } from "@/lib/paging/schema";
import { text } from "@/lib/text/schema";

export const AuditAction = z.enum([
  "delete-trainer",
  "restore-trainer",
  "purge-trainer",
  "close-account",
  "delete-client",
  "restore-client",
  "purge-client",
  "view-client",
  "view-photo",
  "move-clients",
  "promote",
  "demote",
  "end-sessions",
  "suspend",
  "lift",
  "invite",
  "send-reset",
  "refund",
  "sign-in",
  "sign-in-refused",
]);
export type AuditAction = z.infer<typeof AuditAction>;

export const AuditDetails = z.object({
  name: z.string(),
  trainer: z.optional(z.string()),
  clients: z.optional(z.int()),
  to: z.optional(z.string()),
  sessions: z.optional(z.int()),
  /** Refund: the client, the amount in millionths of a US dollar, and the reason. */
  client: z.optional(z.string()),
  microUsd: z.optional(z.int()),
  reason: z.optional(z.string()),
});
export type AuditDetails = z.infer<typeof AuditDetails>;

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

export const KEPT_DAYS = 365;

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
