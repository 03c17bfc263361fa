import "server-only";
import { kgToLbs } from "@/lib/body/units";
import { ScaleWeight } from "@/lib/clients/record/schema";
import { requireClient } from "@/lib/clients/record/service";
import * as clients from "@/lib/clients/record/store";
import { weighIn } from "@/lib/clients/weigh-ins/service";
import type { Context, Services } from "@/lib/platform/kernel/context";
import { AppError, refuseField } from "@/lib/platform/kernel/errors";
import { LIMITS } from "@/lib/platform/limits/policies";
import { spend } from "@/lib/platform/limits/service";
import { hmacOf, sha256, tokenHashOf } from "@/lib/text/sha256";
import { uuidv7 } from "@/lib/text/uuid";
import type { KnownAddress, ScaleReading } from "./schema";
import * as store from "./store";

type ById = { params: { id: string } };

const tokenOf = (ctx: Pick<Services, "settings">, id: string): string =>
  hmacOf(ctx.settings.secret, "weigh-in", id);

/** Several readings of a day are all kept, and the last one is the day's. @throws AppError `invalid`, `not_found`, `rate_limited` */
export async function sendReading(
  ctx: Context<"public">,
  { params, body }: { params: { token: string }; body: ScaleReading },
) {
  await spend(ctx, LIMITS.checkInPerAddress, ctx.address);
  const address = (await store.findOpen(ctx.db, tokenHashOf(params.token) ?? closed())) ?? closed();
  const weight = ScaleWeight.safeParse(body.unit === "kg" ? kgToLbs(body.weight) : body.weight);
  if (!weight.success) refuseField("invalid", "weight", weight.error.issues[0]?.message ?? "Not a weight");
  await spend(ctx, LIMITS.weighInPerAddress, address.id);
  const takenAt = momentOf(body.date, ctx.clock.now());
  const { client } = address;
  const asTrainer = { ...ctx, zone: "UTC", actor: { ...client.trainer, sessionId: "" } };
  await ctx.db.$transaction(async (db) => {
    const owned = (await clients.lockOwned(db, client.id, client.trainerId)) ?? closed();
    if (!(await store.use(db, address, ctx.clock.now()))) return closed();
    await weighIn(asTrainer, db, owned, {
      weight: weight.data,
      ...(body.bodyFat !== undefined && { bodyFat: body.bodyFat, bodyFatMethod: "scale" as const }),
      takenAt,
    });
  });
  return { savedFor: takenAt.toISOString() };
}

/** A clock that runs ahead means now. */
function momentOf(date: ScaleReading["date"], now: Date): Date {
  const at = typeof date === "string" ? new Date(`${date}T12:00:00Z`) : (date ?? now);
  return at > now ? now : at;
}

export async function getAddress(ctx: Context, { params }: ById): Promise<KnownAddress> {
  const client = await requireClient(ctx, params.id);
  return present(ctx, await store.find(ctx.db, client.id));
}

export async function makeAddress(ctx: Context, { params }: ById): Promise<KnownAddress> {
  const client = await requireClient(ctx, params.id);
  const createdAt = ctx.clock.now();
  const id = uuidv7(createdAt);
  const row = { id, clientId: client.id, tokenHash: sha256(tokenOf(ctx, id)), createdAt };
  return present(ctx, await store.replace(ctx.db, row));
}

export async function revokeAddress(ctx: Context, { params }: ById): Promise<KnownAddress> {
  const client = await requireClient(ctx, params.id);
  await store.remove(ctx.db, client.id);
  return { address: null };
}

function present(ctx: Services, row: store.AddressRow | null): KnownAddress {
  if (!row) return { address: null };
  const token = tokenOf(ctx, row.id);
  return {
    address: {
      token: sha256(token) === row.tokenHash ? token : null,
      createdAt: row.createdAt.toISOString(),
      lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    },
  };
}

function closed(): never {
  throw new AppError("not_found", "This address is closed.");
}
