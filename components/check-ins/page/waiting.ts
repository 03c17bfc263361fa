import type { linkPage } from "@/lib/check-ins/page/cache-queries";
import { onMaybeOnline } from "@/lib/platform/browser/online";
import { linkOwner } from "@/lib/platform/browser/outbox-entry";
import { cacheLinkPage } from "@/lib/platform/browser/service-worker";
import { discard, flush, onOutcomes, reload, warn } from "@/lib/platform/outbox/outbox";
import { useOutbox } from "@/lib/platform/outbox/waiting";

export type Waiting = { isWaiting: boolean; refusal: string | null };

type Listeners<Page> = {
  kind: Parameters<typeof cacheLinkPage>[0];
  ask: ReturnType<typeof linkPage<Page>>["ask"];
  onState: (state: Waiting) => void;
  /** Receives the server's page after something was sent. */
  onPage: (page: Page) => void;
};

export async function waitingState(token: string): Promise<Waiting> {
  await reload(linkOwner(token));
  const { entries } = useOutbox.getState();
  const refused = entries.find(({ refusal }) => refusal !== undefined);
  return {
    isWaiting: entries.some(({ refusal, pictures }) => refusal === undefined && pictures !== undefined),
    refusal: refused?.refusal ?? null,
  };
}

/** Whenever the device may be online. Returns the cleanup. */
export function startSending<Page>(
  token: string,
  { kind, ask, onState, onPage }: Listeners<Page>,
): () => void {
  const owner = linkOwner(token);
  cacheLinkPage(kind).catch(warn);
  const tell = () => waitingState(token).then(onState);
  const stopListening = onOutcomes((outcomes) => {
    const isSent = outcomes.some(({ verdict }) => verdict === "sent");
    // Shows the sent answers before the waiting state ends; otherwise the form would flash.
    const told = isSent ? ask(token).then((asked) => asked && onPage(asked.page)) : null;
    Promise.resolve(told).catch(warn).then(tell).catch(warn);
  });
  const stopSignal = onMaybeOnline(() => {
    tell()
      .then(() => flush(owner))
      .catch(warn);
  });
  return () => {
    stopListening();
    stopSignal();
  };
}

export async function forgetWaiting(token: string): Promise<void> {
  await reload(linkOwner(token));
  for (const entry of useOutbox.getState().entries) await discard(entry);
}
