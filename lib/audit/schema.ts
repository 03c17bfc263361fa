import * as z from "zod/mini";
import { CallersClock, Page } from "@/lib/paging/schema";
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
  /** Of whom it was done to, as it was then. */
  name: z.string(),
  /** Whose client it was. */
  trainer: z.optional(z.string()),
  /** How many clients went with the trainer, or to another one. */
  clients: z.optional(z.int()),
  /** Who has the clients now. */
  to: z.optional(z.string()),
  /** How many sign-ins ended. */
  sessions: z.optional(z.int()),
  /** Whose image was refunded, in millionths of a US dollar, and why. */
  client: z.optional(z.string()),
  microUsd: z.optional(z.int()),
  reason: z.optional(z.string()),
});
export type AuditDetails = z.infer<typeof AuditDetails>;

export const AuditEntry = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  /** The admin's address as it was then, or what acted in nobody's name. */
  actorEmail: z.string(),
  action: AuditAction,
  targetId: z.nullable(z.string()),
  details: AuditDetails,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** How long an entry is kept. */
export const KEPT_DAYS = 365;

/** Only entries for which all that is given holds. */
export const AuditFilter = z.object({
  action: z.optional(AuditAction),
  /** A part of the address of who did it. */
  actor: z.optional(text(254)),
  /** A part of the name of whom it was done to, or their whole id. */
  target: z.optional(text(120)),
});
export type AuditFilter = z.output<typeof AuditFilter>;

/** The same for a file, with the clock of whoever keeps it. */
export const AuditExport = z.extend(CallersClock, AuditFilter.shape);
export type AuditExport = z.output<typeof AuditExport>;

export const AuditPage = z.extend(Page, AuditFilter.shape);
export type AuditPage = z.output<typeof AuditPage>;
