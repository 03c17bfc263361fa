// Days are YYYY-MM-DD in the zone of the person they are about; instants are ISO strings in UTC.

/** Number of sets per exercise id, warm-ups left out. */
export type Sets = Readonly<Record<string, number>>;

export const SKIP_REASONS = ["ill", "away", "trainer", "noShow", "other"] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** Minutes that a session may have. */
export const SESSION_LENGTH = { min: 5, max: 600, step: 1 } as const;
/** Letters of the note of one session. */
export const SESSION_NOTE_LENGTH = 500;

/** What was agreed for one client on one date, without its exercises. */
export interface Appointment {
  readonly id: string;
  readonly date: string;
  /** The first date; it differs from `date` after a move. */
  readonly plannedOn: string;
  /** Minutes after local midnight, 0 to 1439; null for any time of the day. */
  readonly startMin: number | null;
  /** Minutes; null for the usual length. */
  readonly lengthMin: number | null;
  readonly skippedFor: SkipReason | null;
  /** The trainer's word that its workouts were the whole session, whatever their sets. */
  readonly isWhole: boolean;
}

export interface PlannedSession extends Appointment {
  readonly sets: Sets;
}

/** `opened` from the plan, `hand` by the trainer afterwards, `client` by a report; `matched` may be matched anew. */
export const LINKED_BY = ["opened", "matched", "hand", "client"] as const;
export type LinkedBy = (typeof LINKED_BY)[number];

/** A saved workout; deleted ones are left out before. */
export interface Workout {
  readonly id: string;
  readonly startedAt: string;
  readonly endedAt: string;
  /** IANA name of the zone that `date` was reckoned in. */
  readonly timeZone: string;
  readonly date: string;
  /** Of a swapped exercise under the id of the planned one, whose place it fills. */
  readonly sets: Sets;
  readonly plannedSessionId: string | null;
  /** `hand` without a planned session: an extra for ever. */
  readonly linkedBy: LinkedBy | null;
  /** Ended by a person, edited or moved to another day: no save joins it any more. */
  readonly isFinished: boolean;
  readonly source: "trainer" | "client" | "import";
}

/** What follows from the links without a clock; stored beside the planned session, so that lists read no sets. */
export interface Progress {
  readonly setsPlanned: number;
  readonly setsDone: number;
  /** Day of the workout that filled the session; null while it is not done. */
  readonly filledOn: string | null;
  /** Day of the last linked workout; null without one. */
  readonly lastDay: string | null;
  /** End of the last linked workout that may go on; null if there is none or no set is left. */
  readonly openEndAt: string | null;
}

/** A planned session as every screen reads it. */
export type PlannedRow = Appointment &
  Progress & {
    readonly name: string;
    /** Of a copy: the day of the plan that has its exercises. */
    readonly copyOf?: string | null | undefined;
    /** The trainer's, for this session alone. */
    readonly note?: string | null | undefined;
  };

/** A workout as every screen reads it. Without a planned session it is an extra. */
export type LinkedWorkout = Pick<Workout, "id" | "date" | "plannedSessionId">;
