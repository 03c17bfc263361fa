import * as z from "zod/mini";
import { DrawnGirth, EngineName, Side } from "@/lib/images/orders/schema";
import { Page } from "@/lib/platform/paging/schema";
import { CallersClock } from "@/lib/text/calendar/schema";
import { instant, text } from "@/lib/text/schema";
import { CLIENT_SHOWS, CLIENT_SORTS, TRAINER_SHOWS, TRAINER_SORTS } from "./question";

export const AdminTrainer = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  clientCount: z.int(),
  createdAt: z.string(),
  lastSignInAt: z.nullable(z.iso.datetime()),
  suspendedAt: z.nullable(z.iso.datetime()),
});
export type AdminTrainer = z.infer<typeof AdminTrainer>;

/** Weights in pounds, body fat in percent. */
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

/** Every search word must begin a word of a name. */
const Search = z.object({ search: z.optional(text(120)) });
export const SearchPage = z.extend(Page, Search.shape);
export type SearchPage = z.output<typeof SearchPage>;

export const TrainerFilter = z.extend(Search, {
  sort: z._default(z.enum(TRAINER_SORTS), "newest"),
  show: z._default(z.enum(TRAINER_SHOWS), "all"),
});
export type TrainerFilter = z.output<typeof TrainerFilter>;
export const TrainerPage = z.extend(Page, TrainerFilter.shape);
export type TrainerPage = z.output<typeof TrainerPage>;
export const TrainerExport = z.extend(CallersClock, TrainerFilter.shape);
export type TrainerExport = z.output<typeof TrainerExport>;

export const TrainerCounts = z.record(z.enum(TRAINER_SHOWS), z.int());
export type TrainerCounts = z.infer<typeof TrainerCounts>;

export const ClientFilter = z.extend(Search, {
  sort: z._default(z.enum(CLIENT_SORTS), "newest"),
  show: z._default(z.enum(CLIENT_SHOWS), "all"),
});
export type ClientFilter = z.output<typeof ClientFilter>;
export const ClientPage = z.extend(Page, ClientFilter.shape);
export type ClientPage = z.output<typeof ClientPage>;
export const ClientExport = z.extend(CallersClock, ClientFilter.shape);
export type ClientExport = z.output<typeof ClientExport>;

export const FoundClient = z.object({
  id: z.string(),
  name: z.string(),
  isSample: z.boolean(),
  isArchived: z.boolean(),
  trainer: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  /** An instant, so that each reader sees their own day. */
  lastTrainedAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
});
export type FoundClient = z.infer<typeof FoundClient>;

/** Samples count apart from the clients. */
export const ClientCount = z.object({ found: z.int(), samples: z.int(), isMore: z.boolean() });
export type ClientCount = z.infer<typeof ClientCount>;

const AskedImage = z.object({
  id: z.string(),
  /** YYYY-MM-DD in UTC. */
  generatedDate: z.string(),
  generatedAt: z.iso.datetime(),
  /** The source photo; null when it was deleted. */
  photoUrl: z.nullable(z.string()),
  prompt: z.nullable(z.string()),
  side: Side,
  step: z.int(),
  steps: z.int(),
  /** The requested body: weight in pounds, body fat in percent. */
  weight: z.number(),
  bodyFat: z.number(),
  engine: z.nullable(EngineName),
  /** Why the preferred engine did not make it. */
  note: z.nullable(z.string()),
  /** Millionths of a US dollar; null when unknown. */
  costMicroUsd: z.nullable(z.int()),
});

export const TransformationHistory = z.object({
  clientName: z.string(),
  trainer: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  transformations: z.array(
    z.extend(AskedImage, { imageUrl: z.string(), girths: z.nullable(z.array(DrawnGirth)) }),
  ),
  failures: z.array(z.extend(AskedImage, { error: z.nullable(z.string()) })),
});
export type TransformationHistory = z.infer<typeof TransformationHistory>;

/** The period in which images count; an absent end is open. */
export const ActivityPeriod = z.object({ from: z.optional(instant()), to: z.optional(instant()) });
export type ActivityPeriod = z.output<typeof ActivityPeriod>;

export const CostExport = z.extend(CallersClock, ActivityPeriod.shape);
export type CostExport = z.output<typeof CostExport>;

export const Activity = z.object({
  stats: z.object({ totalClients: z.int(), totalTransformationsGenerated: z.int() }),
  /** Of weigh-ins foretold so many days ahead, how many lay in the range for 8 of 10. */
  predictions: z.array(z.object({ daysAhead: z.int(), held: z.int(), count: z.int() })),
  recentTrainers: z.array(z.object({ id: z.string(), name: z.string(), createdAt: z.string() })),
  recentClients: z.array(
    z.object({ id: z.string(), name: z.string(), trainerName: z.string(), createdAt: z.string() }),
  ),
});
export type Activity = z.infer<typeof Activity>;

export const TrainerRole = z.object({ isAdmin: z.boolean() });
export type TrainerRole = z.infer<typeof TrainerRole>;

export const SessionsEnded = z.object({ success: z.literal(true), ended: z.int() });

/** Clients to move. "all" must be explicit, so that a missing list cannot mean all. */
export const Move = z.object({
  to: z.uuid(),
  clients: z.union([z.literal("all"), z.array(z.uuid()).check(z.minLength(1), z.maxLength(1000))]),
});
export type Move = z.infer<typeof Move>;

export const Moved = z.object({ success: z.literal(true), moved: z.int() });

export const TrainerCost = z.object({
  trainerId: z.string(),
  name: z.string(),
  isDeleted: z.boolean(),
  images: z.int(),
  failures: z.int(),
  engines: z.object({ local: z.int(), replicate: z.int() }),
  /** Working time of the engines. */
  seconds: z.number(),
  /** Millionths of a US dollar as billed by the provider; null while nothing is billed. */
  costMicroUsd: z.nullable(z.int()),
});
export type TrainerCost = z.infer<typeof TrainerCost>;
