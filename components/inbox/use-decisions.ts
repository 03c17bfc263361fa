"use client";

import { toast, UNDO_MS } from "@/components/ui/toast-store";
import { useAccept, useAskAgain, useReopen } from "@/lib/inbox/queries";
import type { Correction, WaitingCheckIn } from "@/lib/inbox/schema";
import { decisionTexts } from "./link/texts";

type Decided = Pick<WaitingCheckIn, "id" | "clientId" | "clientName">;
const idsOf = ({ id, clientId }: Decided) => ({ checkInId: id, clientId });

function fail(): void {
  toast({ variant: "destructive", title: decisionTexts.failed, description: decisionTexts.failedDetail });
}

/** Each decision shows a toast with Undo. */
export function useDecisions() {
  const accepting = useAccept();
  const asking = useAskAgain();
  const reopening = useReopen();
  const reopen = async (decided: readonly Decided[]) => {
    try {
      for (const one of decided) await reopening.mutateAsync(idsOf(one));
      toast({ title: decisionTexts.undone });
    } catch {
      fail();
    }
  };
  const showUndo = (title: string, decided: readonly Decided[], description?: string) =>
    toast({
      title,
      ...(description && { description }),
      durationMs: UNDO_MS,
      action: { label: decisionTexts.undo, onSelect: () => void reopen(decided) },
    });
  return {
    isDeciding: accepting.isPending || asking.isPending,
    /** Resolves to whether it was accepted. */
    accept: (one: Decided, body: Correction = {}): Promise<boolean> =>
      accepting.mutateAsync({ ...idsOf(one), body }).then(
        () => {
          showUndo(decisionTexts.accepted(one.clientName), [one]);
          return true;
        },
        () => {
          fail();
          return false;
        },
      ),
    acceptAll: async (all: readonly Decided[]) => {
      const accepted: Decided[] = [];
      try {
        for (const one of all) {
          await accepting.mutateAsync({ ...idsOf(one), body: {} });
          accepted.push(one);
        }
      } catch {
        return fail();
      }
      showUndo(decisionTexts.acceptedAll(accepted.length), accepted);
    },
    askAgain: (one: Decided) =>
      asking
        .mutateAsync(idsOf(one))
        .then(() => showUndo(decisionTexts.asked(one.clientName), [one], decisionTexts.askedDetail), fail),
  };
}
