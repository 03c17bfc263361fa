/** Where a job stands at Replicate. */
export type Ticket = {
  model: string;
  /** When the first model was asked, in milliseconds since 1970. */
  since: number;
  /** What earlier models charged for the job, in millionths of a US dollar. */
  spent: number;
  /** Null while the service was too busy to take the job. */
  prediction: string | null;
};

const SHAPE = /^([^:]+):(\d+):(\d+):([a-z0-9]*)$/i;

/** `model:since:spent:prediction`, as the port asks: the prediction's id stands behind the last colon. */
export const writeTicket = ({ model, since, spent, prediction }: Ticket): string =>
  `${model}:${since}:${spent}:${prediction ?? ""}`;

/** @throws RangeError for anything that `writeTicket` did not write */
export function readTicket(ticket: string): Ticket {
  const [, model, since, spent, prediction] = SHAPE.exec(ticket) ?? [];
  if (model === undefined) throw new RangeError("This is no ticket of the Replicate engine.");
  return { model, since: Number(since), spent: Number(spent), prediction: prediction || null };
}
