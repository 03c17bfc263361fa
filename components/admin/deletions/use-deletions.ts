"use client";

import { useState } from "react";
import { showFailure } from "@/components/admin/lists/loading-rows";
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
      if (kind === "trainer") showFailure("Trainer deletion failed", error, "Failed to delete trainer.");
      else showFailure("Client deletion failed", error, "Failed to delete client.");
      throw error;
    });
    if (kind === "client") useActiveClientStore.getState().forget(id);
    if (kind === "client")
      offerUndo(
        "Client deletion successful",
        () => clientUndo.restore({ id, name }),
        "Client has been successfully removed.",
      );
    else
      offerUndo(
        "Cascade deletion successful",
        () => undo.restore({ id, name }),
        `Trainer "${name || "Unknown"}" and all their clients have been obliterated.`,
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
