/** State of a job at Replicate. */
export type Ticket = {
  model: string;
  /** Time of the first order, in milliseconds since 1970. */
  since: number;
  /** Cost of the earlier orders of the job, in millionths of a US dollar. */
  spent: number;
  /** The first picture failed the check and was ordered again. */
  isRetry: boolean;
  /** Null while Replicate is too busy to accept the order. */
  prediction: string | null;
};

const SHAPE = /^([^:]+):(\d+):(\d+)(:again)?:([a-z0-9]*)$/i;

/** Writes `model:since:spent[:again]:prediction`; the port requires the remote id at the end. */
export const writeTicket = ({ model, since, spent, isRetry, prediction }: Ticket): string =>
  `${model}:${since}:${spent}${isRetry ? ":again" : ""}:${prediction ?? ""}`;

/** @throws RangeError for a text that `writeTicket` did not write */
export function readTicket(ticket: string): Ticket {
  const [, model, since, spent, again, prediction] = SHAPE.exec(ticket) ?? [];
  if (model === undefined) throw new RangeError("This is no ticket of the Replicate engine.");
  return {
    model,
    since: Number(since),
    spent: Number(spent),
    isRetry: again !== undefined,
    prediction: prediction || null,
  };
}
