import { onSignal } from "@/lib/browser/online";
import { linkOwner } from "@/lib/browser/outbox/entry";
import { discard, flush, onOutcomes, reload, warn } from "@/lib/browser/outbox/outbox";
import { useOutbox } from "@/lib/browser/outbox/waiting";
import { keepCheckInPage } from "@/lib/browser/service-worker";
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

/** Sends what waits whenever there may be a network, and has the page open without one. Gives the way to stop. */
export function keepSending(token: string, { onState, onPage }: Listeners): () => void {
  const owner = linkOwner(token);
  keepCheckInPage().catch(warn);
  const tell = () => stateOf(token).then(onState);
  const stopListening = onOutcomes((outcomes) => {
    const isSent = outcomes.some(({ verdict }) => verdict === "sent");
    // What was sent is shown before it stops waiting: in between the form would come back.
    const told = isSent ? askCheckInPage(token).then((asked) => asked && onPage(asked.page)) : null;
    Promise.resolve(told).catch(warn).then(tell).catch(warn);
  });
  const stopSignal = onSignal(() => {
    tell()
      .then(() => flush(owner))
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
