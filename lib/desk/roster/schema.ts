import * as z from "zod/mini";
import { QueryOffset } from "@/lib/text/calendar/schema";
import { requiredText, text } from "@/lib/text/schema";
import { BADGES } from "@/lib/training/day/today";
import { MuscleGroup } from "@/lib/training/workouts/schema";
import { parseCursor } from "./cursor";
import { FILTERS, filtersIn, isSort, LIMITS, STANDARD_SORT, tagsIn } from "./question";

const rosterIssueTexts = {
  cursor: "Invalid cursor",
  sort: "Not an order of the list",
  filter: "Not a filter of the list",
  twice: "A client is named twice",
  tooManyTags: (most: number) => `At most ${most} tags`,
};

const Tag = requiredText(LIMITS.tagLength);
const Day = z.string();

const readBy = <Value>(read: (text: string) => Value | null | undefined, refusal: string) =>
  z.pipe(
    z.string(),
    z.transform((text, context) => {
      const value = read(text);
      if (value != null) return value;
      context.issues.push({ code: "custom", message: refusal, input: text });
      return z.NEVER;
    }),
  );

const Cursor = readBy(parseCursor, rosterIssueTexts.cursor);
const Filters = readBy(filtersIn, rosterIssueTexts.filter);

const Tags = z.pipe(
  z.pipe(z.string(), z.transform(tagsIn)),
  z.array(Tag).check(z.maxLength(LIMITS.tags, rosterIssueTexts.tooManyTags(LIMITS.tags))),
);

/**
 * `q` searches names and tags; a leading minus reverses `sort`; `timezoneOffset` determines today. Filters are
 * separated by commas, tags by line breaks; a client of the list has all of them.
 */
export const RosterQuery = z.object({
  q: z._default(text(LIMITS.searchLength), ""),
  sort: z._default(z.string().check(z.refine(isSort, rosterIssueTexts.sort)), STANDARD_SORT),
  filter: z.optional(Filters),
  tag: z.optional(Tags),
  after: z.optional(Cursor),
  limit: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LIMITS.largestPage)),
    LIMITS.page,
  ),
  timezoneOffset: QueryOffset,
});
export type RosterQuery = z.output<typeof RosterQuery>;

export const RowQuery = z.object({ timezoneOffset: QueryOffset });

/** A planned session; sets without warm-ups. */
const Session = z.object({
  id: z.string(),
  date: Day,
  name: z.string(),
  setsPlanned: z.int(),
  setsDone: z.int(),
  isLate: z.boolean(),
});

export const RosterRow = z.object({
  id: z.string(),
  name: z.string(),
  photoUrl: z.nullable(z.string()),
  isSample: z.boolean(),
  tags: z.array(z.string()),
  lastSession: z.nullable(z.object({ date: Day, muscleGroup: MuscleGroup })),
  nextSession: z.nullable(Session),
  badge: z.object({ kind: z.enum(BADGES), sessions: z.array(Session) }),
  /** Planned sessions of the last days that nobody did, also when the badge is about another one. */
  missed: z.array(Session),
  weighedAt: z.nullable(z.iso.datetime()),
  /** Days ahead of the plan at the newest weigh-in, 0 on it; null when it cannot be told. */
  aheadDays: z.nullable(z.int()),
  /** Too early to tell; `until` is the day from which it can be told, null when more weigh-ins are needed. */
  /** Whether the goal is reached; then there is nothing to be ahead of. */
  isReached: z.boolean(),
  early: z.nullable(z.object({ until: z.nullable(z.iso.datetime()) })),
  /** Days since the last session, if they exceed what the plan allows. */
  quietDays: z.nullable(z.int()),
});
export type RosterRow = z.infer<typeof RosterRow>;

/** One page of clients. The counts cover all clients, independent of the query. */
export const Roster = z.object({
  today: Day,
  counts: z.record(z.enum(FILTERS), z.int()),
  tags: z.array(z.object({ name: z.string(), clients: z.int() })),
  waiting: z.int(),
  rows: z.array(RosterRow),
  found: z.int(),
  next: z.nullable(z.string()),
});
export type Roster = z.infer<typeof Roster>;

/** A client in a picker. The height in inches distinguishes people with the same name. */
export const NamedClient = z.object({ id: z.string(), name: z.string(), height: z.number() });
export type NamedClient = z.infer<typeof NamedClient>;

export const SelectedQuery = z.object({ open: z.optional(z.string()) });

export const RosterEntry = z.object({
  id: z.uuid(),
  tags: z.optional(z.array(Tag).check(z.maxLength(LIMITS.tags, rosterIssueTexts.tooManyTags(LIMITS.tags)))),
  archived: z.optional(z.boolean()),
});
export type RosterEntry = z.infer<typeof RosterEntry>;

/** What is left out of an entry stays as it is. */
export const RosterEntries = z.object({
  entries: z.array(RosterEntry).check(
    z.minLength(1),
    z.maxLength(LIMITS.largestPage),
    z.refine(
      (entries) => new Set(entries.map(({ id }) => id)).size === entries.length,
      rosterIssueTexts.twice,
    ),
  ),
});

export const SavedEntries = z.array(
  z.object({ id: z.string(), tags: z.array(z.string()), archivedAt: z.nullable(z.iso.datetime()) }),
);
