"use client";

import { useState } from "react";
import { toast } from "@/components/ui/toast-store";
import { useActiveClientStore } from "@/lib/browser/active-client-store";
import { useDeleteAnyClient, useDeleteTrainer } from "@/lib/deletions/queries";
import { ApiError } from "@/lib/http/call";

export type Doomed =
  | { kind: "trainer"; id: string; name: string; clientCount: number }
  | { kind: "client"; id: string; name: string };

export type Deletions = ReturnType<typeof useDeletions>;

/** Asking, deleting and telling, for the trainers and the clients of the console. */
export function useDeletions() {
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const [isOpen, setOpen] = useState(false);
  const trainer = useDeleteTrainer();
  const client = useDeleteAnyClient();

  const confirm = async () => {
    if (!doomed) return;
    const { kind, id, name } = doomed;
    const request = kind === "trainer" ? trainer.mutateAsync(id) : client.mutateAsync(id);
    await request.catch((error: unknown) => {
      const [title, fallback] = FAILURE[kind];
      toast({ title, description: serverMessage(error) ?? fallback, variant: "destructive" });
      throw error;
    });
    const active = useActiveClientStore.getState();
    if (kind === "client" && active.clientId === id) active.clear();
    toast(kind === "trainer" ? trainerDeleted(name) : CLIENT_DELETED);
  };
  return {
    ask(target: Doomed) {
      setDoomed(target);
      setOpen(true);
    },
    isPending: (id: string) =>
      (trainer.isPending && trainer.variables === id) || (client.isPending && client.variables === id),
    /** Whom the question is about; it stays while the dialog fades out. */
    doomed,
    isOpen,
    setOpen,
    confirm,
  };
}

const FAILURE = {
  trainer: ["Trainer deletion failed", "Failed to delete trainer."],
  client: ["Client deletion failed", "Failed to delete client."],
} as const;

const CLIENT_DELETED = {
  title: "Client deletion successful",
  description: "Client has been successfully removed.",
};

const trainerDeleted = (name: string) => ({
  title: "Cascade deletion successful",
  description: `Trainer "${name || "Unknown"}" and all their clients have been obliterated.`,
});

const serverMessage = (error: unknown) => (error instanceof ApiError ? error.json.message : undefined);
