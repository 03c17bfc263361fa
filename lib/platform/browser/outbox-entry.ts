import { DAY_MS, HOUR_MS, MINUTE_MS } from "@/lib/text/calendar/days";

export type OutboxEntry = {
  /** Auto-increment key, in order of creation. */
  id?: number;
  /** Idempotency key. */
  key: string;
  /** The only account that may send it; for check-in links the name from `linkOwner`. */
  trainerId: string;
  clientId: string;
  method: string;
  path: string;
  /** JSON. Every attempt sends the same text, as the idempotency key requires. */
  body: string;
  /** Pictures to upload first; their ids are added to the body. */
  pictures?: WaitingPicture[];
  /** Description for the user: "Back Squat, 5 sets". */
  label: string;
  /** Milliseconds since the epoch. */
  madeAt: number;
  /** The form draft behind the write, for editing after a refusal, and the page of the form. */
  draft?: { form: string; value: unknown; page: string };
  refusal?: string;
  refusalStatus?: number;
};

/** A picture of a check-in. `id` and `uploadedAt` are set after its upload. */
export type WaitingPicture = {
  field: string;
  path: string;
  bytes: ArrayBuffer;
  id?: string;
  uploadedAt?: number;
};

/** The server deletes a picture that is in no check-in after a day. */
const UPLOADED_MS = 20 * HOUR_MS;

export const isUploaded = ({ id, uploadedAt = 0 }: WaitingPicture, now: number): boolean =>
  id !== undefined && now - uploadedAt < UPLOADED_MS;

const LINK = "link-";

/** Storage name of a check-in link: the beginning of its token, which gives no access. */
export const linkOwner = (token: string): string => LINK + token.slice(0, 8);

/** Whether it belongs to a check-in link, which needs no account. */
export const isOfLink = ({ trainerId }: Pick<OutboxEntry, "trainerId">): boolean =>
  trainerId.startsWith(LINK);

/** The result of an attempt. Except for `sent` and `refused` the entry stays. */
export type Verdict = "sent" | "refused" | "signed-out" | "later";

export type Outcome = { entry: OutboxEntry; verdict: Verdict; status: number; body: string };

const LATER = new Set([408, 409, 425, 429]);

export function verdictOf(status: number): Verdict {
  if (status >= 200 && status < 300) return "sent";
  // Another account or none is signed in; the right account will send it later.
  if (status === 401 || status === 403) return "signed-out";
  return LATER.has(status) || status >= 500 || status < 400 ? "later" : "refused";
}

const FIRST_WAIT_MS = 5_000;
const MAX_WAIT_MS = 5 * MINUTE_MS;

/** Backoff in milliseconds: 5 s, doubled each time, at most 5 minutes. */
export function waitBefore(failures: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** Math.max(0, failures - 1), MAX_WAIT_MS);
}

/** The server forgets idempotency keys after 30 days. */
const SENDABLE_MS = 29 * DAY_MS;

export const isTooOld = ({ madeAt }: Pick<OutboxEntry, "madeAt">, now: number): boolean =>
  now - madeAt > SENDABLE_MS;
