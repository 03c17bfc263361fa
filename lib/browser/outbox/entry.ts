import { DAY_MS, MINUTE_MS } from "@/lib/calendar/days";

/** A write that waits on this device until the server has taken or refused it. */
export type OutboxEntry = {
  /** The order in which entries were made; given by the database. */
  id?: number;
  /** Names this very write to the server: however often it is sent, it is done once. */
  key: string;
  /** The only account under which it is ever sent; for whoever holds a link the link's name, see `linkOwner`. */
  trainerId: string;
  clientId: string;
  method: string;
  path: string;
  /** The JSON text. Every try sends the same, as the key demands. */
  body: string;
  /** Pictures that have to be uploaded before; their ids join the body. */
  pictures?: WaitingPicture[];
  /** What it is, for the person who made it: "Back Squat, 5 sets". */
  label: string;
  /** Milliseconds since the epoch. */
  madeAt: number;
  /** A form's draft that this was made from, in a shape that can be saved anew, and the page that shows it. */
  draft?: { form: string; value: unknown; page: string };
  /** Why the server will not take it, in its own words. Present on refused entries only. */
  refusal?: string;
  refusalStatus?: number;
};

/** A picture that was taken without an account; `id` once the server has it. */
export type WaitingPicture = {
  /** The field of the body that takes its id. */
  field: string;
  path: string;
  /** A JPEG. */
  bytes: ArrayBuffer;
  id?: string;
};

const LINK = "link-";

/** How a link is named on this device: by the beginning of its token, which opens nothing. */
export const linkOwner = (token: string): string => LINK + token.slice(0, 8);

/** Whether it was made by a link's holder, for whom no account has to be signed in. */
export const isOfLink = ({ trainerId }: Pick<OutboxEntry, "trainerId">): boolean =>
  trainerId.startsWith(LINK);

/** The result of a try to send. All but `sent` and `refused` leave the entry waiting. */
export type Verdict = "sent" | "refused" | "signed-out" | "later";

/** What came of one entry; `body` is the answer's text. */
export type Outcome = { entry: OutboxEntry; verdict: Verdict; status: number; body: string };

const LATER = new Set([408, 409, 425, 429]);

/** What the status of an answer means for the entry that was sent. */
export function verdictOf(status: number): Verdict {
  if (status >= 200 && status < 300) return "sent";
  // Nobody, or somebody else, is signed in: the account that made the entry will send it.
  if (status === 401 || status === 403) return "signed-out";
  return LATER.has(status) || status >= 500 || status < 400 ? "later" : "refused";
}

const FIRST_WAIT_MS = 5_000;
const MAX_WAIT_MS = 5 * MINUTE_MS;

/** How long to wait before the next try, in milliseconds: 5 s, twice as long each time, 5 minutes at most. */
export function waitBefore(failures: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** Math.max(0, failures - 1), MAX_WAIT_MS);
}

/** The server remembers keys for 30 days; later a repetition would be done a second time. */
const SENDABLE_MS = 29 * DAY_MS;

export const isTooOld = ({ madeAt }: Pick<OutboxEntry, "madeAt">, now: number): boolean =>
  now - madeAt > SENDABLE_MS;
