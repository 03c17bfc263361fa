import * as z from "zod/mini";
import { CallersClock, Page } from "@/lib/paging/schema";
import { instant, text } from "@/lib/text/schema";
import { DrawnGirth, EngineName, Side } from "@/lib/transformations/schema";
import { CLIENT_SHOWS, CLIENT_SORTS, TRAINER_SHOWS, TRAINER_SORTS } from "./question";

export const AdminTrainer = z.object({
  id: z.string(),
  name: z.string(),
  /** Tells trainers of one name apart. */
  email: z.string(),
  isAdmin: z.boolean(),
  clientCount: z.int(),
  createdAt: z.string(),
  /** Null for who never signed in. */
  lastSignInAt: z.nullable(z.iso.datetime()),
  /** Since when an admin keeps the trainer out. */
  suspendedAt: z.nullable(z.iso.datetime()),
});
export type AdminTrainer = z.infer<typeof AdminTrainer>;

/** A client in the console's list. Weights in pounds, body fat in percent. */
export const AdminClient = z.object({
  id: z.string(),
  name: z.string(),
  photoUrl: z.nullable(z.string()),
  transformationUrls: z.array(z.string()),
  transformationPrompts: z.array(z.string()),
  transformationCount: z.int(),
  weight: z.number(),
  bodyFat: z.number(),
  targetWeight: z.number(),
  targetBodyFat: z.number(),
  isSample: z.boolean(),
  createdAt: z.string(),
});
export type AdminClient = z.infer<typeof AdminClient>;

/** A page of what is found: every word of the search begins a word of a name. */
export const SearchPage = z.extend(Page, { search: z.optional(text(120)) });
export type SearchPage = z.output<typeof SearchPage>;

/** Which trainers, by their own name or address or a client's name. */
export const TrainerFilter = z.object({
  search: z.optional(text(120)),
  sort: z._default(z.enum(TRAINER_SORTS), "newest"),
  show: z._default(z.enum(TRAINER_SHOWS), "all"),
});
export type TrainerFilter = z.output<typeof TrainerFilter>;
export const TrainerPage = z.extend(Page, TrainerFilter.shape);
export type TrainerPage = z.output<typeof TrainerPage>;
export const TrainerExport = z.extend(CallersClock, TrainerFilter.shape);
export type TrainerExport = z.output<typeof TrainerExport>;

/** How many the search finds, of each kind. */
export const TrainerCounts = z.record(z.enum(TRAINER_SHOWS), z.int());
export type TrainerCounts = z.infer<typeof TrainerCounts>;

/** Which clients of all trainers, by their own name. */
export const ClientFilter = z.object({
  search: z.optional(text(120)),
  sort: z._default(z.enum(CLIENT_SORTS), "newest"),
  show: z._default(z.enum(CLIENT_SHOWS), "all"),
});
export type ClientFilter = z.output<typeof ClientFilter>;
export const ClientPage = z.extend(Page, ClientFilter.shape);
export type ClientPage = z.output<typeof ClientPage>;
export const ClientExport = z.extend(CallersClock, ClientFilter.shape);
export type ClientExport = z.output<typeof ClientExport>;

/** A client among those of all trainers. */
export const FoundClient = z.object({
  id: z.string(),
  name: z.string(),
  isSample: z.boolean(),
  isArchived: z.boolean(),
  trainer: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  /** The day of the last workout, YYYY-MM-DD. */
  lastTrainedOn: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
});
export type FoundClient = z.infer<typeof FoundClient>;

/** How many clients are found; at most, where there are more than are counted. */
export const ClientCount = z.object({ found: z.int(), isMore: z.boolean() });

/** What was asked of the engines for one image. */
const AskedImage = z.object({
  id: z.string(),
  /** YYYY-MM-DD in UTC. */
  generatedDate: z.string(),
  generatedAt: z.iso.datetime(),
  /** The photo that it was made from; null when that is gone. */
  photoUrl: z.nullable(z.string()),
  /** What a remote engine was asked for, in words. */
  prompt: z.nullable(z.string()),
  side: Side,
  step: z.int(),
  steps: z.int(),
  /** The body that was asked for: pounds, and fat in percent of them. */
  weight: z.number(),
  bodyFat: z.number(),
  engine: z.nullable(EngineName),
  /** Why not the preferred engine made it. */
  note: z.nullable(z.string()),
  /** Millionths of a US dollar; null where it is not known. */
  costMicroUsd: z.nullable(z.int()),
  /** Whether an operator gave that back to the trainer's budget. */
  isRefunded: z.boolean(),
});

/** All images ever made for a client, and those that nobody could make, each newest first. */
export const TransformationHistory = z.object({
  clientName: z.string(),
  trainer: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  transformations: z.array(
    z.extend(AskedImage, { imageUrl: z.string(), girths: z.nullable(z.array(DrawnGirth)) }),
  ),
  failures: z.array(z.extend(AskedImage, { error: z.nullable(z.string()) })),
});
export type TransformationHistory = z.infer<typeof TransformationHistory>;

/** The time in which images count; an end that is left out is open. */
export const ActivityPeriod = z.object({ from: z.optional(instant()), to: z.optional(instant()) });
export type ActivityPeriod = z.output<typeof ActivityPeriod>;

export const CostExport = z.extend(CallersClock, ActivityPeriod.shape);
export type CostExport = z.output<typeof CostExport>;

export const Activity = z.object({
  stats: z.object({ totalClients: z.int(), totalTransformationsGenerated: z.int() }),
  recentTrainers: z.array(z.object({ id: z.string(), name: z.string(), createdAt: z.string() })),
  recentClients: z.array(
    z.object({ id: z.string(), name: z.string(), trainerName: z.string(), createdAt: z.string() }),
  ),
});
export type Activity = z.infer<typeof Activity>;

export const TrainerRole = z.object({ isAdmin: z.boolean() });
export type TrainerRole = z.infer<typeof TrainerRole>;

export const SessionsEnded = z.object({ success: z.literal(true), ended: z.int() });

/** Which of a trainer's clients go to whom. All has to be said, so that nothing left out can mean it. */
export const Move = z.object({
  to: z.uuid(),
  clients: z.union([z.literal("all"), z.array(z.uuid()).check(z.minLength(1), z.maxLength(1000))]),
});
export type Move = z.infer<typeof Move>;

export const Moved = z.object({ success: z.literal(true), moved: z.int() });

/** What one trainer's images cost, of those ordered within a period. */
export const TrainerCost = z.object({
  trainerId: z.string(),
  name: z.string(),
  isDeleted: z.boolean(),
  images: z.int(),
  failures: z.int(),
  /** Of the images that were made, by the engine that made them. */
  engines: z.object({ local: z.int(), replicate: z.int() }),
  /** Time that the engines worked. */
  seconds: z.number(),
  /** Millionths of a US dollar as the provider billed them; null while it has billed nothing. */
  costMicroUsd: z.nullable(z.int()),
  /** What was given back to the trainer's budget. */
  refundedMicroUsd: z.int(),
});
export type TrainerCost = z.infer<typeof TrainerCost>;
