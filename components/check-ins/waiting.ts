import { onSignal } from "@/lib/browser/online";
import { linkOwner } from "@/lib/browser/outbox/entry";
import { discard, flush, onOutcomes, reload, warn } from "@/lib/browser/outbox/outbox";
import { useOutbox } from "@/lib/browser/outbox/waiting";
import { askCheckInPage } from "@/lib/check-ins/queries";
import type { CheckInPage } from "@/lib/check-ins/schema";

export type Waiting = { isWaiting: boolean; refusal: string | null };

type Listeners = { onState: (state: Waiting) => void; onPage: (page: CheckInPage) => void };

/** What of a link waits, and why the last thing that did was not taken. */
export async function stateOf(token: string): Promise<Waiting> {
  await reload(linkOwner(token));
  const { entries } = useOutbox.getState();
  const refused = entries.find(({ refusal }) => refusal !== undefined);
  return {
    isWaiting: entries.some(({ refusal, pictures }) => refusal === undefined && pictures !== undefined),
    refusal: refused?.refusal ?? null,
  };
}

/** Sends what waits whenever there may be a network. Gives the way to stop. */
export function keepSending(token: string, { onState, onPage }: Listeners): () => void {
  const owner = linkOwner(token);
  const tell = () => stateOf(token).then(onState);
  const stopListening = onOutcomes((outcomes) => {
    if (outcomes.some(({ verdict }) => verdict === "sent"))
      void askCheckInPage(token).then((asked) => asked && onPage(asked.page), warn);
    tell().catch(warn);
  });
  const stopSignal = onSignal(() => {
    tell()
      .then(() => flush(owner))
      .then(tell)
      .catch(warn);
  });
  return () => {
    stopListening();
    stopSignal();
  };
}

/** Takes everything of a link off this device, what waits included. */
export async function forgetWaiting(token: string): Promise<void> {
  await reload(linkOwner(token));
  for (const entry of useOutbox.getState().entries) await discard(entry);
}
