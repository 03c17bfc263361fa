import * as z from "zod/mini";

/** YYYY-MM-DD. */
const Day = z.string();

/** A planned session as every screen reads it; the rules are those of `lib/training/day`. */
export const NamedRow = z.object({
  id: z.string(),
  name: z.string(),
  date: Day,
  plannedOn: Day,
  startMin: z.nullable(z.int()),
  lengthMin: z.nullable(z.int()),
  skippedFor: z.nullable(z.enum(["ill", "away", "trainer", "noShow", "other"])),
  isWhole: z.boolean(),
  setsPlanned: z.int(),
  setsDone: z.int(),
  filledOn: z.nullable(Day),
  lastDay: z.nullable(Day),
  openEndAt: z.nullable(z.string()),
});
export type NamedRow = z.infer<typeof NamedRow>;

/** What is planned and logged in some weeks, for `daysOf`. */
export const PlannedAndLogged = z.object({
  planned: z.array(NamedRow),
  workouts: z.array(z.object({ id: z.string(), date: Day, plannedSessionId: z.nullable(z.string()) })),
  /** First day without appointments; null for a client who is not archived. */
  archivedOn: z.nullable(Day),
});
export type PlannedAndLogged = z.infer<typeof PlannedAndLogged>;
