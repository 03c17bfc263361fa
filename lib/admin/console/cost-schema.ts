import * as z from "zod/mini";

const Month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, "Invalid month"));

/** A month in UTC, like the days of the budgets; the current month when absent. */
export const CostMonthAsked = z.object({ month: z.optional(Month) });
export type CostMonthAsked = z.output<typeof CostMonthAsked>;

/** Sums in millionths of a US dollar. */
const DayCost = z.object({ day: z.string(), microUsd: z.int() });

export const CostMonth = z.object({
  month: Month,
  /** YYYY-MM-DD in UTC. */
  today: z.string(),
  days: z.array(z.extend(DayCost, { images: z.int() })),
  forecast: z.array(DayCost),
  microUsd: z.int(),
  images: z.int(),
  failures: z.int(),
  unsettled: z.int(),
  before: z.object({ month: Month, microUsd: z.int() }),
  cap: z.object({ dayMicroUsd: z.int(), monthMicroUsd: z.int() }),
});
export type CostMonth = z.infer<typeof CostMonth>;
