import "server-only";
import { getBrand } from "@/lib/accounts/brand/service";
import * as brands from "@/lib/accounts/brand/store";
import { IntakeAnswers } from "@/lib/check-ins/intake/schema";
import { fileSafe } from "@/lib/images/orders/image-file";
import type { Download } from "@/lib/platform/http/contract";
import type { Context } from "@/lib/platform/kernel/context";
import { LIMITS } from "@/lib/platform/limits/policies";
import { spend } from "@/lib/platform/limits/service";
import { localDate } from "@/lib/text/calendar/local-date";
import type { CallersClock } from "@/lib/text/calendar/schema";
import { Weeks } from "@/lib/training/plans/schema";
import { AccountExport } from "./account-schema";
import * as store from "./account-store";
import { clientEntries } from "./service";
import { streamOf, type ZipEntry, zip } from "./zip";

const MICRO = 1_000_000;
const LOGO_FILE = "brand/logo.jpg";

/** @throws AppError `rate_limited`, because an archive reads all stored data */
export async function exportAccount(ctx: Context, { query }: { query: CallersClock }): Promise<Download> {
  await spend(ctx, LIMITS.accountArchivePerTrainer, ctx.actor.id);
  const exportedAt = ctx.clock.now();
  return {
    body: streamOf(zip(archived(ctx, exportedAt, query))),
    contentType: "application/zip",
    downloadName: `formcast_${fileSafe(ctx.actor.name)}_${localDate(exportedAt, query.timezoneOffset)}.zip`,
  };
}

/** Writes `account.json` last, because it lists what the archive contains. */
async function* archived(ctx: Context, exportedAt: Date, clock: CallersClock): AsyncGenerator<ZipEntry> {
  const clients: AccountExport["clients"] = [];
  for (const { id, name } of await store.clientsOf(ctx.db, ctx.actor.id)) {
    // The number keeps clients with the same name apart.
    const folder = `clients/${clients.length + 1}_${fileSafe(name)}/`;
    for await (const entry of clientEntries(ctx, id, clock)) yield { ...entry, name: folder + entry.name };
    clients.push({ id, name, folder });
  }
  const { sessions, spending, uploads, templates, rememberedNames, intakes } = await store.ownRows(
    ctx.db,
    ctx.actor.id,
  );
  const savedUploads: AccountExport["uploads"] = [];
  const fileOf = (id: string) => `uploads/${id}.jpg`;
  for (const { id, takenAt, blobKey } of uploads) {
    const bytes = await ctx.blobs.get(blobKey);
    const file = fileOf(id);
    if (!bytes) continue;
    yield { name: file, bytes, modified: takenAt };
    savedUploads.push({ takenAt: takenAt.toISOString(), file });
  }
  const { logoUrl: _, ...brand } = await getBrand(ctx);
  const logo = await brands.findLogo(ctx.db, ctx.actor.id);
  const logoBytes = logo && (await ctx.blobs.get(logo.blobKey));
  if (logoBytes) yield { name: LOGO_FILE, bytes: logoBytes, modified: exportedAt };
  const { name, email, isAdmin, units, restSeconds, barLbs, createdAt } = ctx.actor;
  const account = AccountExport.parse({
    format: "formcast-account",
    formatVersion: 1,
    exportedAt: exportedAt.toISOString(),
    trainer: { name, email, isAdmin, units, restSeconds, barLbs, createdAt: createdAt.toISOString() },
    brand: { ...brand, logo: logoBytes ? LOGO_FILE : null },
    sessions: sessions.map((session) => ({
      since: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      isNotified: session.pushSubscriptions.length > 0,
    })),
    imageSpending: spending.map(({ day, microUsd }) => ({ day, usd: microUsd / MICRO })),
    templates: templates.map(({ name, weeks }) => ({ name, weeks: Weeks.parse(weeks) })),
    rememberedNames: rememberedNames.map(({ nameKey: name, exerciseName }) => ({ name, exerciseName })),
    clients,
    uploads: savedUploads,
    intakes: intakes.map(({ answers, sentAt, frontPhotoId, backPhotoId }) => ({
      sentAt: sentAt?.toISOString() ?? "",
      answers: IntakeAnswers.parse(answers),
      photos: [frontPhotoId, backPhotoId].filter((id) => id !== null).map(fileOf),
    })),
  } satisfies AccountExport);
  const bytes = new TextEncoder().encode(JSON.stringify(account, null, 2));
  yield { name: "account.json", bytes, modified: exportedAt };
}
