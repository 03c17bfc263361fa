import type { Background } from "@/lib/ports/background";
import type { BlobStore } from "@/lib/ports/blob-store/port";
import type { ImageEngine } from "@/lib/ports/image-engine/port";
import type { Mailer } from "@/lib/ports/mailer/port";
import type { PhotoChecker } from "@/lib/ports/photo-check/port";
import type { PhotoReader } from "@/lib/ports/photo-reader/port";
import type { Push } from "@/lib/ports/push/port";
import type { PrismaClient } from "@/prisma/generated/client";
import type { Access, ActorFor } from "./actor";

/** What a store function works on: the database, or a transaction within it. */
export type Db = Parameters<Parameters<PrismaClient["$transaction"]>[0]>[0];

/** The present moment. Tests hand in one that stands still. */
export type Clock = { now(): Date };

/** How long the database is waited for before it counts as away, in milliseconds. */
export type Patience = { firstAnswerMs: number; longestStatementMs: number };

/** What the operator decided, where a service needs to know. */
export type Settings = {
  /** Origin that links in mails lead to. */
  appUrl: string;
  /** Multiplies every rate limit. */
  rateLimitScale: number;
  databasePatience: Patience;
  /** Key of every HMAC that the product makes. */
  secret: string;
  /** What paid image engines may cost on one day (UTC), in millionths of a US dollar. */
  dailyImageBudget: { microUsd: number; microUsdPerTrainer: number };
  /** Key of the signatures under Replicate's webhooks; without it none is believed. */
  replicateWebhookSecret?: string;
  /** What a scheduler shows to have the jobs run; without it none is obeyed. */
  cronSecret?: string;
};

/** Everything from outside, for work that nobody waits for. Only the composition root picks its parts. */
export type Services = {
  db: PrismaClient;
  /** In order of preference: what the first refuses, the next one makes. */
  images: readonly ImageEngine[];
  photoReader: PhotoReader;
  /** Looks for the person in a photo with the rules of the local engine, whichever engine makes the images. */
  photoChecker: PhotoChecker;
  blobs: BlobStore;
  mailer: Mailer;
  /** Null where the operator has set no keys: then nobody is notified while the app is closed. */
  push: Push | null;
  clock: Clock;
  background: Background;
  settings: Settings;
};

/** Opens and ends sign-ins; what it starts or ends reaches the browser with the reply. */
export type SessionControl = {
  /**
   * Ends the caller's present session, opens a new one and hands its cookie to the browser.
   * @returns false, with nothing done, when the hash is no longer the account's
   */
  start(trainerId: string, passwordHash: string): Promise<boolean>;
  /** Ends the caller's session and removes the cookie. */
  end(): Promise<void>;
};

/** What a browser keeps of having opened a link with its code, by the link's id. */
export type LinkKeys = {
  of(linkId: string): string | undefined;
  keep(linkId: string, key: string): void;
};

export type Context<A extends Access = "trainer"> = Services & {
  actor: ActorFor<A>;
  session: SessionControl;
  linkKeys: LinkKeys;
  /** The caller's network address, as far as it can be trusted; IPv6 by its /64. */
  address: string;
};
