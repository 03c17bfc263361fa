/** Where a job stands at Replicate. */
export type Ticket = {
  model: string;
  /** When the first model was asked, in milliseconds since 1970. */
  since: number;
  /** What earlier models charged for the job, in millionths of a US dollar. */
  spent: number;
  /** The job was asked for a second time, because the first picture was not what was asked for. */
  isAgain: boolean;
  /** Null while the service was too busy to take the job. */
  prediction: string | null;
};

const SHAPE = /^([^:]+):(\d+):(\d+)(:again)?:([a-z0-9]*)$/i;

/** `model:since:spent[:again]:prediction`, as the port asks: the prediction's id stands behind the last colon. */
export const writeTicket = ({ model, since, spent, isAgain, prediction }: Ticket): string =>
  `${model}:${since}:${spent}${isAgain ? ":again" : ""}:${prediction ?? ""}`;

/** @throws RangeError for anything that `writeTicket` did not write */
export function readTicket(ticket: string): Ticket {
  const [, model, since, spent, again, prediction] = SHAPE.exec(ticket) ?? [];
  if (model === undefined) throw new RangeError("This is no ticket of the Replicate engine.");
  return {
    model,
    since: Number(since),
    spent: Number(spent),
    isAgain: again !== undefined,
    prediction: prediction || null,
  };
}
