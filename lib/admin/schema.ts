import * as z from "zod";
import { text } from "@/lib/text/schema";
import { parseCursor } from "./cursor";

/** A trainer in the console's list. */
export const AdminTrainer = z.object({
  id: z.string(),
  name: z.string(),
  isAdmin: z.boolean(),
  clientCount: z.number().int(),
  createdAt: z.string(),
});
export type AdminTrainer = z.infer<typeof AdminTrainer>;

/** A client in the console's list. Weights in pounds, body fat in percent. */
export const AdminClient = z.object({
  id: z.string(),
  name: z.string(),
  photoUrl: z.string().nullable(),
  transformationUrls: z.array(z.string()),
  transformationPrompts: z.array(z.string()),
  transformationCount: z.number().int(),
  weight: z.number(),
  bodyFat: z.number(),
  targetWeight: z.number(),
  targetBodyFat: z.number(),
  createdAt: z.string(),
});
export type AdminClient = z.infer<typeof AdminClient>;

/**
 * A part of a list from new to old. Without any of these the whole list is the answer; a page is the last one
 * when it has fewer rows than its limit.
 */
export const Page = z.object({
  /** The cursor of the last row of the page before. */
  after: z
    .string()
    .transform((value, context) => {
      const cursor = parseCursor(value);
      if (cursor) return cursor;
      context.addIssue({ code: "custom", message: "Invalid cursor" });
      return z.NEVER;
    })
    .optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
});
export type Page = z.output<typeof Page>;

/** A page of what is found: every word of the search begins a word of a name. */
export const SearchPage = Page.extend({ search: text(120).optional() });
export type SearchPage = z.output<typeof SearchPage>;

/** All images that were ever made for a client, newest first. */
export const TransformationHistory = z.object({
  transformations: z.array(
    z.object({
      id: z.string(),
      /** YYYY-MM-DD in UTC. */
      generatedDate: z.string(),
      generatedAt: z.iso.datetime(),
      imageUrl: z.string(),
    }),
  ),
});
export type TransformationHistory = z.infer<typeof TransformationHistory>;

const Instant = z.iso.datetime({ offset: true }).transform((value) => new Date(value));

/** The time in which images count; an end that is left out is open. */
export const ActivityPeriod = z.object({ from: Instant.optional(), to: Instant.optional() });
export type ActivityPeriod = z.output<typeof ActivityPeriod>;

export const Activity = z.object({
  stats: z.object({ totalClients: z.number().int(), totalTransformationsGenerated: z.number().int() }),
  recentTrainers: z.array(z.object({ id: z.string(), name: z.string(), createdAt: z.string() })),
  recentClients: z.array(
    z.object({ id: z.string(), name: z.string(), trainerName: z.string(), createdAt: z.string() }),
  ),
});
export type Activity = z.infer<typeof Activity>;

export const TrainerRole = z.object({ isAdmin: z.boolean() });
export type TrainerRole = z.infer<typeof TrainerRole>;

export const Deleted = z.object({ success: z.literal(true) });

/** The console marks its deletions as JSON, though they have no body. */
export const JsonContent = z.object({ "content-type": z.string().optional() });

/** What an admin can do to somebody. */
export const AuditAction = z.enum(["delete-trainer", "delete-client", "promote", "demote", "end-sessions"]);
export type AuditAction = z.infer<typeof AuditAction>;

export const AuditDetails = z.object({
  /** Of whom it was done to, as it was then. */
  name: z.string(),
  /** Whose client it was. */
  trainer: z.string().optional(),
  /** How many clients went with the trainer. */
  clients: z.number().int().optional(),
  /** How many sign-ins ended. */
  sessions: z.number().int().optional(),
});
export type AuditDetails = z.infer<typeof AuditDetails>;

export const AuditEntry = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  actorEmail: z.string(),
  action: AuditAction,
  details: AuditDetails,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** What one trainer's images took within a period. */
export const TrainerCost = z.object({
  trainerId: z.string(),
  name: z.string(),
  images: z.number().int(),
  failures: z.number().int(),
  /** Of the images that were made, by the engine that made them. */
  engines: z.object({ local: z.number().int(), replicate: z.number().int() }),
  /** Time that the engines worked. */
  seconds: z.number(),
  /** Millionths of a US dollar as the provider billed them; null while it has billed nothing. */
  costMicroUsd: z.number().int().nullable(),
});
export type TrainerCost = z.infer<typeof TrainerCost>;
