import type { Units } from "@/lib/body/units";
import type { Background } from "@/lib/ports/background";
import type { BlobStore } from "@/lib/ports/blob-store/port";
import type { ImageEngine, PhotoChecker } from "@/lib/ports/image-engine/port";
import type { Mailer } from "@/lib/ports/mailer/port";
import type { PhotoReader } from "@/lib/ports/photo-reader/port";
import type { Push } from "@/lib/ports/push/port";
import type { Release } from "@/lib/text/release";
import type { PrismaClient } from "@/prisma/generated/client";

/** The database or a transaction, the first parameter of every store function. */
export type Db = Parameters<Parameters<PrismaClient["$transaction"]>[0]>[0];

export type Clock = { now(): Date };

/** Database timeouts in milliseconds. */
export type DatabaseTimeouts = { firstAnswerMs: number; longestStatementMs: number };

/** Settings of the operator that services need. */
export type Settings = {
  appUrl: string;
  /** Who may make an account: anyone, those whom an admin invites, or nobody. */
  registration: "open" | "invite" | "closed";
  /** Multiplies every rate limit. */
  rateLimitScale: number;
  databaseTimeouts: DatabaseTimeouts;
  secret: string;
  /** Daily budget for paid image engines (UTC), in millionths of a US dollar. */
  dailyImageBudget: { microUsd: number; microUsdPerTrainer: number };
  /** Key of Replicate's webhook signatures; without it no webhook is accepted. */
  replicateWebhookSecret?: string;
  /** Secret of the external scheduler; without it the endpoint refuses all calls. */
  cronSecret?: string;
  release: Release;
};

export type Services = {
  db: PrismaClient;
  /** In order of preference: the next engine tries what one refuses. */
  images: readonly ImageEngine[];
  photoReader: PhotoReader;
  /** Applies the rules of the local engine, for all engines. */
  photoChecker: PhotoChecker;
  blobs: BlobStore;
  mailer: Mailer;
  /** Null when the operator has set no keys: then there are no push notifications. */
  push: Push | null;
  clock: Clock;
  background: Background;
  settings: Settings;
};

export type SessionControl = {
  /** @returns false, without any change, when the account's password hash has changed */
  start(trainerId: string, passwordHash: string): Promise<boolean>;
  end(): Promise<void>;
};

/** Keys of unlocked check-in links in the browser's cookies, by link id. */
export type LinkKeys = {
  of(linkId: string): string | undefined;
  keep(linkId: string, key: string, seconds: number): void;
  drop(linkId: string): void;
};

export type Context<A extends Access = "trainer"> = Services & {
  actor: ActorFor<A>;
  session: SessionControl;
  linkKeys: LinkKeys;
  /** IANA name of the time zone in which the caller lives; UTC where it is not known. */
  zone: string;
  /** The caller's IP address, as far as it can be trusted; IPv6 is cut to its /64. */
  address: string;
};

export type Access = "public" | "trainer" | "admin";

declare const admin: unique symbol;

export type Actor = {
  id: string;
  name: string;
  email: string;
  isAdmin: boolean;
  units: Units;
  /** In seconds; null for the usual rest of an exercise. */
  restSeconds: number | null;
  /** In pounds; null for the usual bar. */
  barLbs: number | null;
  createdAt: Date;
  sessionId: string;
};

/** Only `serve` creates one, after checking the session, so admin services cannot be called without it. */
export type Admin = Actor & { readonly [admin]: true };

export type ActorFor<A extends Access> = A extends "admin"
  ? Admin
  : A extends "trainer"
    ? Actor
    : Actor | null;
