import { addDays, DAYS_PER_WEEK, mondayOf } from "@/lib/text/calendar/days";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import { setsIn } from "@/lib/training/plans/programme";
import type { PlannedExercise, PlannedWeek } from "@/lib/training/plans/schema";

/** Weeks side by side on one sheet of paper. */
export const WEEKS_PER_SHEET = 4;

export interface SheetWeek {
  /** From 1. */
  readonly number: number;
  /** YYYY-MM-DD; null for a template and for a week that repeats. */
  readonly monday: string | null;
  readonly isDeload: boolean;
}

export interface SheetRow {
  readonly exerciseName: string;
  /** By week of the sheet; null where it is not planned. */
  readonly cells: readonly (PlannedExercise | null)[];
}

export interface SheetSession {
  /** 1 is Monday. */
  readonly weekday: number;
  readonly name: string;
  /** By week of the sheet: its name where it differs, null without a session. */
  readonly weeks: readonly (string | null)[];
  readonly rows: readonly SheetRow[];
}

export interface Sheet {
  readonly weeks: readonly SheetWeek[];
  readonly sessions: readonly SheetSession[];
}

type Planned = { readonly weeks: readonly PlannedWeek[]; readonly startsOn: string | null };

/** A program for paper, four weeks to a sheet; a week that repeats has room for four. */
export function sheetsOf({ weeks, startsOn }: Planned, repeats: boolean): Sheet[] {
  const [only] = weeks;
  const all = repeats && only ? Array.from({ length: WEEKS_PER_SHEET }, () => only) : weeks;
  const sheets: Sheet[] = [];
  for (let first = 0; first < all.length; first += WEEKS_PER_SHEET)
    sheets.push(sheetOf(all.slice(first, first + WEEKS_PER_SHEET), first, startsOn));
  return sheets;
}

function sheetOf(weeks: readonly PlannedWeek[], first: number, startsOn: string | null): Sheet {
  return {
    weeks: weeks.map(({ isDeload }, index) => ({
      number: first + index + 1,
      monday: startsOn && addDays(mondayOf(startsOn), DAYS_PER_WEEK * (first + index)),
      isDeload,
    })),
    sessions: Array.from({ length: DAYS_PER_WEEK }, (_, day) => sessionOn(weeks, day + 1)).filter(
      (session) => session !== null,
    ),
  };
}

function sessionOn(weeks: readonly PlannedWeek[], weekday: number): SheetSession | null {
  const planned = weeks.map(({ sessions }) => sessions.find((session) => session.weekday === weekday));
  const named = planned.find((session) => session !== undefined);
  if (!named) return null;
  const names = new Map(
    planned.flatMap((session) =>
      (session?.exercises ?? []).map(
        ({ exerciseName }) => [exerciseKey(exerciseName), exerciseName] as const,
      ),
    ),
  );
  return {
    weekday,
    name: named.name,
    weeks: planned.map((session) => (session ? (session.name === named.name ? "" : session.name) : null)),
    rows: [...names].map(([key, exerciseName]) => ({
      exerciseName,
      cells: planned.map(
        (session) => session?.exercises.find((one) => exerciseKey(one.exerciseName) === key) ?? null,
      ),
    })),
  };
}

/** CSS pixels, as `programme-sheet.tsx` draws them. */
const HEIGHTS = { head: 275, noteLine: 18, session: 34, row: 48, moreBoxes: 24 };
const BOXES_PER_LINE = 4;
/** Letters of a note on one line; two lines have room beside the hint. */
const NOTE_LINE = 48;
/** What Letter has between its edges of 12 mm, the shorter of both papers. */
const PAPER = 940;
/** Smaller boxes are hard to write in: 5 x 4 mm. */
const SMALLEST = 0.7;

/** The scale at which a sheet fits on one side of A4 or Letter, 0.7 to 1; a longer one goes on overleaf. */
export function scaleOf({ sessions }: Sheet, notes: string | null = null): number {
  const rows = sessions.flatMap((session) => session.rows);
  const lines = rows.map(({ cells }) =>
    Math.ceil(Math.max(1, ...cells.map((cell) => (cell ? setsIn(cell) : 0))) / BOXES_PER_LINE),
  );
  const more = lines.reduce((sum, count) => sum + count - 1, 0);
  const noteLines = Math.max(0, Math.ceil((notes?.length ?? 0) / NOTE_LINE) - 2);
  const height =
    HEIGHTS.head +
    noteLines * HEIGHTS.noteLine +
    sessions.length * HEIGHTS.session +
    rows.length * HEIGHTS.row +
    more * HEIGHTS.moreBoxes;
  return Math.max(SMALLEST, Math.min(1, Math.floor((100 * PAPER) / height) / 100));
}

/** What is said of an exercise in every week of a sheet, such as its rest; the rest stands in the weeks. */
export function saidOfAll(said: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = said;
  return first.filter((text) => others.every((other) => other.includes(text)));
}
