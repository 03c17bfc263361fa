import * as z from "zod/mini";
import { text } from "@/lib/text/schema";

const Month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, "Invalid month"));

/** Which month (UTC), as the budgets count their days; the present one when left out. */
export const CostMonthAsked = z.object({ month: z.optional(Month) });
export type CostMonthAsked = z.output<typeof CostMonthAsked>;

/** Sums in millionths of a US dollar. */
const DayCost = z.object({ day: z.string(), microUsd: z.int() });

/** What all images of a month took, day by day, and where that leads to by its end. */
export const CostMonth = z.object({
  month: Month,
  /** YYYY-MM-DD in UTC: no later day has been spent on. */
  today: z.string(),
  days: z.array(z.extend(DayCost, { images: z.int() })),
  /** The days that are left, by what such days of the week took in the last four weeks. */
  forecast: z.array(DayCost),
  microUsd: z.int(),
  images: z.int(),
  failures: z.int(),
  /** Images whose engine has not given its last word. */
  unsettled: z.int(),
  /** What operators gave back to budgets; it is spent all the same. */
  refundedMicroUsd: z.int(),
  before: z.object({ month: Month, microUsd: z.int() }),
  /** The most that one day may cost, and with it this month. */
  cap: z.object({ dayMicroUsd: z.int(), monthMicroUsd: z.int() }),
});
export type CostMonth = z.infer<typeof CostMonth>;

export const MAX_REASON_LENGTH = 200;

/** Why an image's price is given back. */
export const Refund = z.object({ reason: text(MAX_REASON_LENGTH).check(z.minLength(1, "Required")) });
export type Refund = z.infer<typeof Refund>;

export const Refunded = z.object({ success: z.literal(true), microUsd: z.int() });
