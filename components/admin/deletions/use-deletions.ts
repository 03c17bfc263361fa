"use client";

import { useState } from "react";
import { showFailure } from "@/components/admin/lists/loading-rows";
import { offerUndo } from "@/components/ui/undo";
import { useDelete } from "@/lib/admin/deletions/queries";
import { useActiveClientStore } from "@/lib/platform/browser/active-client-store";
import { useBin } from "./use-bin";

export type PendingDeletion =
  | { kind: "trainer"; id: string; name: string; clientCount: number }
  | { kind: "client"; id: string; name: string };

export type Deletions = ReturnType<typeof useDeletions>;

export function useDeletions() {
  const [pendingDeletion, setPendingDeletion] = useState<PendingDeletion | null>(null);
  const [isOpen, setOpen] = useState(false);
  const deleting = { trainer: useDelete("trainer"), client: useDelete("client") };
  const bin = { trainer: useBin("trainer"), client: useBin("client") };

  const confirm = async () => {
    if (!pendingDeletion) return;
    const { kind, id, name } = pendingDeletion;
    await deleting[kind].mutateAsync(id).catch((error: unknown) => {
      if (kind === "trainer") showFailure("Trainer deletion failed", error, "Failed to delete trainer.");
      else showFailure("Client deletion failed", error, "Failed to delete client.");
      throw error;
    });
    if (kind === "client") useActiveClientStore.getState().forget(id);
    const [title, what] =
      kind === "client"
        ? ["Client deletion successful", "Client has been successfully removed."]
        : [
            "Cascade deletion successful",
            `Trainer "${name || "Unknown"}" and all their clients have been obliterated.`,
          ];
    offerUndo(title, () => bin[kind].restore({ id, name }), what);
  };
  return {
    ask(target: PendingDeletion) {
      setPendingDeletion(target);
      setOpen(true);
    },
    isPending: (id: string) =>
      Object.values(deleting).some(({ isPending, variables }) => isPending && variables === id),
    /** The dialog shows its name until it has faded out. */
    pendingDeletion,
    isOpen,
    setOpen,
    confirm,
  };
}
