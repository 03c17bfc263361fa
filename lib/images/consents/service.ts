import "server-only";
import type { Context, Db } from "@/lib/platform/kernel/context";
import { AppError } from "@/lib/platform/kernel/errors";
import { uuidv7 } from "@/lib/text/uuid";
import type { ConsentKind } from "./kinds";
import { WITHDRAWN } from "./kinds";
import * as store from "./store";

type Recorder = Pick<Context, "clock" | "actor">;

/** Records the client's consent as of now, in the name of the caller. An open consent stays unchanged. */
export async function give(
  { clock, actor }: Recorder,
  db: Db,
  clientId: string,
  kind: ConsentKind,
): Promise<void> {
  const givenAt = clock.now();
  await store.insert(db, { id: uuidv7(givenAt), clientId, kind, givenAt, recordedBy: actor.name });
}

/** If nothing was recorded before, the action itself records the consent. Null when it is withdrawn. */
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

/** @throws AppError `conflict` when the client has withdrawn it */
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
