import "server-only";
import type { Context, Db } from "@/lib/kernel/context";
import { AppError } from "@/lib/kernel/errors";
import { uuidv7 } from "@/lib/text/uuid";
import type { ConsentKind } from "./kinds";
import { WITHDRAWN } from "./kinds";
import * as store from "./store";

type Recorder = Pick<Context, "clock" | "actor">;

/** Records that the client agrees, today and by the word of whoever is calling. What is open already stays as it is. */
export async function give(
  { clock, actor }: Recorder,
  db: Db,
  clientId: string,
  kind: ConsentKind,
): Promise<void> {
  const givenAt = clock.now();
  await store.insert(db, { id: uuidv7(givenAt), clientId, kind, givenAt, recordedBy: actor.name });
}

/**
 * Whether the client agrees to what is about to be done. Where nobody has recorded anything yet, doing it says that
 * they do, as the screens say beside their buttons.
 * @returns the consent; null where the client has withdrawn it
 */
export async function consentTo(
  ctx: Recorder,
  db: Db,
  clientId: string,
  kind: ConsentKind,
): Promise<store.ConsentRow | null> {
  const known = await store.newest(db, clientId, kind);
  if (known) return known.revokedAt ? null : known;
  await give(ctx, db, clientId, kind);
  return store.newest(db, clientId, kind);
}

/**
 * The same for what cannot be done without it.
 * @throws AppError `conflict` where the client has withdrawn it
 */
export async function requireConsent(
  ctx: Recorder,
  db: Db,
  clientId: string,
  kind: ConsentKind,
): Promise<store.ConsentRow> {
  const consent = await consentTo(ctx, db, clientId, kind);
  if (!consent) throw new AppError("conflict", WITHDRAWN[kind]);
  return consent;
}
