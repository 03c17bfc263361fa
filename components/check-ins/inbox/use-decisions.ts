"use client";

import { toast, toastFailure } from "@/components/ui/toast-store";
import { offerUndo } from "@/components/ui/undo";
import { useAccept, useAcceptAll, useAskAgain, useReopen, useReopenAll } from "@/lib/check-ins/inbox/queries";
import type { Asking, Correction, Decisions, WaitingCheckIn } from "@/lib/check-ins/inbox/schema";
import { counted } from "@/lib/text/numbers";
import { tellFailure } from "./tell-failure";

type Decided = Pick<WaitingCheckIn, "id" | "clientId" | "clientName">;
const idsOf = ({ id, clientId }: Decided) => ({ checkInId: id, clientId });
const allOf = (all: readonly Decided[]) => ({
  ids: all.map(({ id }) => id),
  clientIds: [...new Set(all.map(({ clientId }) => clientId))],
});

const showFailure = (description: string) => toastFailure("That did not work", description);

/** Resolves to whether it was decided; tells of it or of the failure. */
const succeeds = (deciding: Promise<unknown>, tell: () => void): Promise<boolean> =>
  deciding.then(
    () => {
      tell();
      return true;
    },
    (error: unknown) => {
      tellFailure(error);
      return false;
    },
  );

/** Names the clients whose check-ins were refused, with the first reason. */
function refusalOf(all: readonly Decided[], { refused }: Decisions): string | undefined {
  const names = refused.flatMap(({ id }) => all.find((one) => one.id === id)?.clientName ?? []);
  return refused[0] && `Not ${names.join(", ")}. ${refused[0].message}`;
}

/** Each decision shows a toast with Undo. */
export function useDecisions() {
  const accepting = useAccept();
  const acceptingAll = useAcceptAll();
  const asking = useAskAgain();
  const reopening = useReopen();
  const reopeningAll = useReopenAll();
  const reopen = (one: Decided) => () =>
    reopening.mutateAsync(idsOf(one)).then(() => toast({ title: "Decision undone" }), tellFailure);
  const reopenAll = (all: readonly Decided[]) => () =>
    reopeningAll.mutateAsync(allOf(all)).then((decisions) => {
      const description = refusalOf(all, decisions);
      if (decisions.done.length === 0 && description) return showFailure(description);
      toast({ title: "Decision undone", ...(description && { description }) });
    }, tellFailure);
  return {
    isDeciding: accepting.isPending || acceptingAll.isPending || asking.isPending,
    /** Resolves to whether it was accepted. */
    accept: (one: Decided, body: Correction = {}): Promise<boolean> =>
      succeeds(accepting.mutateAsync({ ...idsOf(one), body }), () =>
        offerUndo(`${one.clientName}: check-in accepted`, reopen(one)),
      ),
    acceptAll: (all: readonly Decided[]) =>
      acceptingAll.mutateAsync(allOf(all)).then((decisions) => {
        const accepted = all.filter(({ id }) => decisions.done.includes(id));
        const description = refusalOf(all, decisions);
        if (accepted.length === 0 && description) return showFailure(description);
        offerUndo(`${counted(accepted.length, "check-in")} accepted`, reopenAll(accepted), description);
      }, tellFailure),
    /** Resolves to whether the client is asked. */
    askAgain: (one: Decided, body: Asking): Promise<boolean> =>
      succeeds(asking.mutateAsync({ ...idsOf(one), body }), () =>
        offerUndo(
          `${one.clientName}: asked again`,
          reopen(one),
          "Their page says why, and takes another check-in.",
        ),
      ),
  };
}
