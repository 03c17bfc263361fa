import "server-only";
import { requireClient } from "@/lib/clients/record/service";
import * as clients from "@/lib/clients/record/store";
import { CONSENT_KINDS, type ConsentKind } from "@/lib/images/consents/kinds";
import { give } from "@/lib/images/consents/service";
import * as consents from "@/lib/images/consents/store";
import { forgetRefusals, removeImages } from "@/lib/images/orders/service";
import { discardPhotos } from "@/lib/images/photos/service";
import { sweepBlobsSoon } from "@/lib/platform/cleanup/service";
import type { Context, Db } from "@/lib/platform/kernel/context";
import { AppError, notFound } from "@/lib/platform/kernel/errors";
import type { ClientPrivacy, Consent, ConsentParams } from "./schema";
import * as store from "./store";

type ById = { params: { id: string } };
type ByKind = { params: ConsentParams };

export async function getPrivacy(ctx: Context, { params }: ById): Promise<ClientPrivacy> {
  const { id } = await requireClient(ctx, params.id);
  const [rows, photos, images, links] = await Promise.all([
    Promise.all(CONSENT_KINDS.map((kind) => consents.newest(ctx.db, id, kind))),
    store.countPhotos(ctx.db, id),
    store.countImages(ctx.db, id),
    store.countOpenShares(ctx.db, { clientId: id }, ctx.clock.now()),
  ]);
  return {
    consents: CONSENT_KINDS.map((kind, index) => present(kind, rows[index] ?? null)),
    kept: { photos, images, links },
  };
}

/** Records a consent as of today. Does nothing when it is already open. */
export async function giveConsent(ctx: Context, { params }: ByKind): Promise<ClientPrivacy> {
  await ctx.db.$transaction(async (db) => {
    const client = await lock(ctx, db, params.id);
    const before = await consents.newest(db, client.id, params.kind);
    await give(ctx, db, client.id, params.kind);
    if (params.kind === "ai" && before?.revokedAt) await forgetRefusals(db, client.id);
  });
  return getPrivacy(ctx, { params });
}

/** Deletes everything that needs it for good. @throws AppError `conflict` when no consent was recorded */
export async function withdrawConsent(ctx: Context, { params }: ByKind): Promise<ClientPrivacy> {
  await ctx.db.$transaction(async (db) => {
    const client = await lock(ctx, db, params.id);
    if (!(await consents.newest(db, client.id, params.kind)))
      throw new AppError("conflict", "There is no consent to withdraw.");
    await consents.revoke(db, client.id, params.kind, ctx.clock.now());
    await REMOVALS[params.kind](ctx, db, client);
  });
  sweepBlobsSoon(ctx);
  return getPrivacy(ctx, { params });
}

type Removal = (ctx: Context, db: Db, client: clients.OwnedClient) => Promise<void>;

const REMOVALS: Record<ConsentKind, Removal> = {
  async photos(ctx, db, client) {
    await REMOVALS.ai(ctx, db, client);
    await discardPhotos(db, client.id);
    await store.endPhotosOfLinks(db, client.id);
  },
  async ai(ctx, db, { id }) {
    await store.removeShares(db, id);
    await removeImages(ctx, db, id);
    // Bumps the version, so that an open form on another device is stale.
    await clients.update(db, id, {});
  },
  // Share links need no step here: they check the consent themselves.
  sharing: (ctx, db, { id }) => store.closeCheckInLinks(db, id, ctx.clock.now()),
};

async function lock(ctx: Context, db: Db, id: string): Promise<clients.OwnedClient> {
  const client = await clients.lockOwned(db, id, ctx.actor.id);
  if (!client) notFound("Client");
  return client;
}

function present(kind: ConsentKind, row: consents.ConsentRow | null): Consent {
  return {
    kind,
    state: row ? (row.revokedAt ? "withdrawn" : "given") : "unasked",
    givenAt: row?.givenAt.toISOString() ?? null,
    withdrawnAt: row?.revokedAt?.toISOString() ?? null,
    recordedBy: row?.recordedBy ?? null,
  };
}
