import "server-only";
import * as costs from "@/lib/admin/console/cost-store";
import { sumByTrainer } from "@/lib/images/spending/store";
import type { Context } from "@/lib/platform/kernel/context";
import { addDays, isoDay } from "@/lib/text/calendar/days";
import { daysOfMonth, forecastDays, LOOKBACK_DAYS, monthAfter } from "./cost-forecast";
import type { CostMonthAsked } from "./cost-schema";
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
  const rows = await costs.sumOfDays(db, [firstBefore, longAgo].sort()[0] ?? today, calendar.at(-1) ?? today);
  const of = (asked: string) => rows.filter(({ day }) => day.startsWith(asked));
  const dayMicroUsd = settings.dailyImageBudget.microUsd;
  const sum = (some: typeof rows, what: Exclude<keyof costs.DayRow, "day">) =>
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
    before: { month: before, microUsd: sum(of(before), "microUsd") },
    cap: { dayMicroUsd, monthMicroUsd: dayMicroUsd * calendar.length },
  };
}
