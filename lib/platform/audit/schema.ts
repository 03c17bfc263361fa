import * as z from "zod/mini";

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

export const KEPT_DAYS = 365;
