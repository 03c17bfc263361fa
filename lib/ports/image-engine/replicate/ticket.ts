/** Where a job stands at Replicate. */
export type Ticket = {
  model: string;
  /** When the model was first asked, in milliseconds since 1970. */
  since: number;
  /** Null while the service was too busy to take the job. */
  prediction: string | null;
};

const SHAPE = /^([^:]+):(\d+):([a-z0-9]*)$/i;

/** `model:since:prediction`, as the port asks: the prediction's id stands behind the last colon. */
export const writeTicket = ({ model, since, prediction }: Ticket): string =>
  `${model}:${since}:${prediction ?? ""}`;

/** @throws RangeError for anything that `writeTicket` did not write */
export function readTicket(ticket: string): Ticket {
  const [, model, since, prediction] = SHAPE.exec(ticket) ?? [];
  if (model === undefined) throw new RangeError("This is no ticket of the Replicate engine.");
  return { model, since: Number(since), prediction: prediction || null };
}
