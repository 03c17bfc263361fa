import type { Appointment } from "./schema";

const MOST = 12;

type Asked = { sessionId: string; date: string; usual: number | null };
type Busy = Pick<Appointment, "id" | "clientName" | "date" | "state" | "startMin">;

/**
 * The times of a week's sessions in minutes after midnight, and that of the asked session, in order and at most twelve: each
 * with the clients who are there on the asked day. Who was left out or trains for no plan is nobody to be with.
 */
export function busyTimes(appointments: readonly Busy[], { sessionId, date, usual }: Asked) {
  const timed = appointments.flatMap((one) =>
    one.startMin === null || one.id === sessionId ? [] : { ...one, at: one.startMin },
  );
  const times = [...new Set([...timed.map(({ at }) => at), ...(usual === null ? [] : [usual])])];
  const isThere = (one: Busy) => one.date === date && one.state !== "leftOut" && one.state !== "missed";
  return times
    .sort((a, b) => a - b)
    .slice(0, MOST)
    .map((at) => ({
      at,
      names: timed.filter((one) => one.at === at && isThere(one)).map(({ clientName }) => clientName),
    }));
}
