import * as z from "zod/mini";
import { isoDay } from "@/lib/text/calendar/days";
import type { PlanWeeks } from "./programme";
import { Programme, Weeks } from "./schema";

const SessionMove = z.object({ from: z.string(), to: z.string() });
export type SessionMove = z.infer<typeof SessionMove>;

const PlanBefore = z.object({
  name: z.nullable(Programme.shape.name),
  weeks: Weeks,
  startsOn: z.nullable(z.string()),
  get before() {
    return z.nullable(PlanBefore);
  },
});
export type PlanBefore = z.infer<typeof PlanBefore>;

export interface StoredPlan extends PlanWeeks {
  readonly name: string | null;
  readonly before: PlanBefore | null;
  readonly copyId: string | null;
  readonly moves: SessionMove[];
  readonly createdAt: Date | null;
  /** Last day whose sessions are stored with their dates; null before the first time. */
  readonly laidOutTo: string | null;
}

type Row = {
  name: string | null;
  weeks: unknown;
  startsOn: Date | null;
  before: unknown;
  copyId: string | null;
  moves: unknown;
  createdAt: Date;
  laidOutTo: Date | null;
};

const NONE: StoredPlan = {
  name: null,
  weeks: [{ sessions: [], isDeload: false }],
  startsOn: null,
  before: null,
  copyId: null,
  moves: [],
  createdAt: null,
  laidOutTo: null,
};

export function storedPlan(row: Row | null): StoredPlan {
  if (!row) return NONE;
  return {
    ...row,
    weeks: Weeks.parse(row.weeks),
    startsOn: row.startsOn && isoDay(row.startsOn),
    laidOutTo: row.laidOutTo && isoDay(row.laidOutTo),
    before: row.before === null ? null : PlanBefore.parse(row.before),
    // Once sessions have their dates, only their rows say where one moved.
    moves: row.laidOutTo === null ? z.array(SessionMove).parse(row.moves) : [],
  };
}

/** A plan that has not begun is skipped for its own predecessor. @param keepsAll keeps it anyway, for an undo */
export function planBefore(
  { name, weeks, startsOn, before, createdAt }: StoredPlan,
  today: string,
  keepsAll = false,
): PlanBefore | null {
  if (createdAt === null) return null;
  const hasBegun = startsOn === null || startsOn <= today;
  if (!hasBegun && !keepsAll) return before;
  return { name, weeks: [...weeks], startsOn, before: hasBegun ? null : before };
}
