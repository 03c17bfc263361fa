"use client";

import { useState } from "react";
import { showFailure } from "@/components/admin/lists/loading-rows";
import { deletionTexts } from "@/components/admin/lists/texts";
import { offerUndo } from "@/components/ui/undo";
import { useDeleteAnyClient, useDeleteTrainer } from "@/lib/admin/deletions/queries";
import { useActiveClientStore } from "@/lib/platform/browser/active-client-store";
import { useClientUndo, useUndo } from "./use-undo";

export type PendingDeletion =
  | { kind: "trainer"; id: string; name: string; clientCount: number }
  | { kind: "client"; id: string; name: string };

export type Deletions = ReturnType<typeof useDeletions>;

export function useDeletions() {
  const [pendingDeletion, setPendingDeletion] = useState<PendingDeletion | null>(null);
  const [isOpen, setOpen] = useState(false);
  const trainer = useDeleteTrainer();
  const client = useDeleteAnyClient();
  const undo = useUndo();
  const clientUndo = useClientUndo();

  const confirm = async () => {
    if (!pendingDeletion) return;
    const { kind, id, name } = pendingDeletion;
    const request = kind === "trainer" ? trainer.mutateAsync(id) : client.mutateAsync(id);
    await request.catch((error: unknown) => {
      const { failed, failedDetail } = deletionTexts[kind];
      showFailure(failed, error, failedDetail);
      throw error;
    });
    const active = useActiveClientStore.getState();
    if (kind === "client" && active.clientId === id) active.clear();
    if (kind === "client")
      offerUndo(
        deletionTexts.client.done,
        () => clientUndo.restore({ id, name }),
        deletionTexts.client.doneDetail,
      );
    else
      offerUndo(
        deletionTexts.trainer.done,
        () => undo.restore({ id, name }),
        deletionTexts.trainer.doneDetail(name),
      );
  };
  return {
    ask(target: PendingDeletion) {
      setPendingDeletion(target);
      setOpen(true);
    },
    isPending: (id: string) =>
      (trainer.isPending && trainer.variables === id) || (client.isPending && client.variables === id),
    /** The dialog shows its name until it has faded out. */
    pendingDeletion,
    isOpen,
    setOpen,
    confirm,
  };
}
