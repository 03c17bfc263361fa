"use client";

import { useState } from "react";
import { showFailure } from "@/components/admin/lists/loading-rows";
import { deletionTexts } from "@/components/admin/lists/texts";
import { toast } from "@/components/ui/toast-store";
import { useDeleteAnyClient, useDeleteTrainer } from "@/lib/admin/deletions/queries";
import { useActiveClientStore } from "@/lib/platform/browser/active-client-store";
import { useClientUndo, useUndo } from "./use-undo";

/** After this the list of deleted clients and trainers offers the restore for 30 days. */
const UNDO_MS = 10_000;

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
      toast({
        title: deletionTexts.client.done,
        description: deletionTexts.client.doneDetail,
        durationMs: UNDO_MS,
        action: { label: deletionTexts.undo, onSelect: () => clientUndo.restore({ id, name }) },
      });
    else
      toast({
        title: deletionTexts.trainer.done,
        description: deletionTexts.trainer.doneDetail(name),
        durationMs: UNDO_MS,
        action: { label: deletionTexts.undo, onSelect: () => undo.restore({ id, name }) },
      });
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
