import "server-only";
import * as refunds from "@/lib/admin/console/refund-store";
import { sumByTrainer } from "@/lib/images/spending/store";
import * as audit from "@/lib/platform/audit/service";
import type { Context } from "@/lib/platform/kernel/context";
import { AppError } from "@/lib/platform/kernel/errors";
import { addDays, isoDay } from "@/lib/text/calendar/days";
import { daysOfMonth, forecastDays, LOOKBACK_DAYS, monthAfter } from "./cost-forecast";
import type { CostMonthAsked, Refund } from "./cost-schema";
import type { ActivityPeriod } from "./schema";

type AdminContext = Context<"admin">;

/** Most images first. Reads the ledger, so deleted clients and trainers still count. */
export async function listCosts(ctx: AdminContext, { query }: { query: ActivityPeriod }) {
  const rows = await sumByTrainer(ctx.db, query);
  return rows.map(({ local, replicate, millis, ...row }) => ({
    ...row,
    engines: { local, replicate },
    seconds: millis / 1000,
  }));
}

export async function getCostMonth(
  { db, clock, settings }: AdminContext,
  { query }: { query: CostMonthAsked },
) {
  const today = isoDay(clock.now());
  const month = query.month ?? today.slice(0, 7);
  const calendar = daysOfMonth(month);
  const before = monthAfter(month, -1);
  const [firstBefore, longAgo] = [`${before}-01`, addDays(today, -LOOKBACK_DAYS)];
  const rows = await refunds.sumOfDays(
    db,
    [firstBefore, longAgo].sort()[0] ?? today,
    calendar.at(-1) ?? today,
  );
  const of = (asked: string) => rows.filter(({ day }) => day.startsWith(asked));
  const dayMicroUsd = settings.dailyImageBudget.microUsd;
  const sum = (some: typeof rows, what: Exclude<keyof refunds.DayRow, "day">) =>
    some.reduce((total, row) => total + row[what], 0);
  const days = of(month);
  return {
    ...{ month, today },
    days: days.map(({ day, microUsd, images }) => ({ day, microUsd, images })),
    forecast: forecastDays(rows, today, calendar, dayMicroUsd),
    microUsd: sum(days, "microUsd"),
    images: sum(days, "images"),
    failures: sum(days, "failures"),
    unsettled: sum(days, "unsettled"),
    refundedMicroUsd: sum(days, "refundedMicroUsd"),
    before: { month: before, microUsd: sum(of(before), "microUsd") },
    cap: { dayMicroUsd, monthMicroUsd: dayMicroUsd * calendar.length },
  };
}

/** @throws AppError `conflict` when the image cost nothing, is still being made, or was refunded before */
export function refundImage(ctx: AdminContext, { params, body }: { params: { id: string }; body: Refund }) {
  return ctx.db.$transaction(async (db) => {
    const entry = await refunds.lockEntry(db, params.id);
    if (!entry) throw new AppError("not_found", "Image not found");
    if (entry.outcome === "pending") throw new AppError("conflict", "This image is still being made.");
    if (entry.microUsd <= 0) throw new AppError("conflict", "This image cost nothing.");
    if (entry.isRefunded) throw new AppError("conflict", "This image has been refunded.");
    const { trainerId: id, trainerName: name, clientName, microUsd } = entry;
    await refunds.refund(db, entry, { bookedAt: ctx.clock.now(), reason: body.reason });
    await audit.record(
      ctx,
      db,
      "refund",
      { id, name },
      {
        ...(clientName !== null && { client: clientName }),
        microUsd,
        reason: body.reason,
      },
    );
    return { success: true as const, microUsd };
  });
}
