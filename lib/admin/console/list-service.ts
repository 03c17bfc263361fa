import "server-only";
import { sumByTrainer } from "@/lib/images/spending/store";
import type { Context } from "@/lib/platform/kernel/context";
import { localDate } from "@/lib/text/calendar/local-date";
import { csvFile } from "@/lib/text/csv";
import * as clients from "./client-store";
import { MOST_COUNTED } from "./question";
import type {
  ClientExport,
  ClientFilter,
  ClientPage,
  CostExport,
  TrainerExport,
  TrainerFilter,
  TrainerPage,
} from "./schema";
import * as trainers from "./trainer-store";

type AdminContext = Context<"admin">;

const EXPORT_ROWS = 1000;

export async function listTrainers(ctx: AdminContext, { query }: { query: TrainerPage }) {
  return (await trainers.list(ctx.db, query)).map(presentTrainer);
}

export function countTrainers(ctx: AdminContext, { query }: { query: TrainerFilter }) {
  return trainers.count(ctx.db, query.search);
}

export async function exportTrainers(ctx: AdminContext, { query }: { query: TrainerExport }) {
  const { timezoneOffset, ...filter } = query;
  const head = [
    "Id",
    "Name",
    "Email",
    "Admin",
    "Clients",
    "Created (UTC)",
    "Last sign-in",
    "Suspended since",
  ];
  const rows = await readAllPages((after) => trainers.list(ctx.db, { ...filter, after, limit: EXPORT_ROWS }));
  const lines = rows
    .map(presentTrainer)
    .map((row) => [
      ...[row.id, row.name, row.email, row.isAdmin ? "yes" : "no", String(row.clientCount)],
      ...[row.createdAt, row.lastSignInAt ?? "", row.suspendedAt ?? ""],
    ]);
  return csvFile("formcast-trainers", localDate(ctx.clock.now(), timezoneOffset), [head, ...lines]);
}

export async function listClients(ctx: AdminContext, { query }: { query: ClientPage }) {
  return (await clients.list(ctx.db, query)).map(presentClient);
}

export async function countClients(ctx: AdminContext, { query }: { query: ClientFilter }) {
  const { found, samples } = await clients.countUpTo(ctx.db, query, MOST_COUNTED + 1);
  return { found: Math.min(found, MOST_COUNTED), samples, isMore: found + samples > MOST_COUNTED };
}

export async function exportClients(ctx: AdminContext, { query }: { query: ClientExport }) {
  const { timezoneOffset, ...filter } = query;
  const head = ["Id", "Name", "Trainer", "Trainer's email", "Kind", "Created (UTC)", "Last workout (UTC)"];
  const rows = await readAllPages((after) => clients.list(ctx.db, { ...filter, after, limit: EXPORT_ROWS }));
  const lines = rows.map(presentClient).map(({ id, name, trainer, createdAt, lastTrainedAt, ...row }) => {
    const kind = row.isSample ? "sample" : row.isArchived ? "archived" : "active";
    return [id, name, trainer.name, trainer.email, kind, createdAt, lastTrainedAt ?? ""];
  });
  return csvFile("formcast-clients", localDate(ctx.clock.now(), timezoneOffset), [head, ...lines]);
}

export async function exportCosts(ctx: AdminContext, { query }: { query: CostExport }) {
  const { timezoneOffset, ...period } = query;
  const head = [
    "Trainer id",
    "Trainer",
    "Deleted",
    "Images",
    "Failed",
    "Local",
    "Replicate",
    "Seconds",
    "USD",
  ];
  const rows = await sumByTrainer(ctx.db, period);
  const lines = rows.map((row) => [
    ...[row.trainerId, row.name, row.isDeleted ? "yes" : "no"],
    ...[row.images, row.failures, row.local, row.replicate, row.millis / 1000].map(String),
    row.costMicroUsd === null ? "" : String(row.costMicroUsd / 1_000_000),
  ]);
  return csvFile("formcast-costs", localDate(ctx.clock.now(), timezoneOffset), [head, ...lines]);
}

async function readAllPages<Row extends { id: string; createdAt: Date }>(
  page: (after: { id: string; at: Date } | undefined) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let more = await page(undefined); more.length > 0; ) {
    rows.push(...more);
    const last = more.at(-1);
    more = last && more.length === EXPORT_ROWS ? await page({ id: last.id, at: last.createdAt }) : [];
  }
  return rows;
}

function presentTrainer({ createdAt, lastSignInAt, suspendedAt, ...row }: trainers.TrainerRow) {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
    suspendedAt: suspendedAt?.toISOString() ?? null,
  };
}

function presentClient(found: clients.FoundRow) {
  const { trainerId, trainerName, trainerEmail, createdAt, lastTrainedAt, ...row } = found;
  const trainer = { id: trainerId, name: trainerName, email: trainerEmail };
  return {
    ...row,
    trainer,
    createdAt: createdAt.toISOString(),
    lastTrainedAt: lastTrainedAt?.toISOString() ?? null,
  };
}
