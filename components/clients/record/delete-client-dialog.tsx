"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/platform/frame/confirm-dialog";
import { toast, toastFailure } from "@/components/ui/toast-store";
import { useDeleteClient } from "@/lib/clients/record/queries";
import { useActiveClientStore } from "@/lib/platform/browser/active-client-store";

type DeleteClientDialogProps = {
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A rejection keeps the dialog open. */
  onConfirm: () => Promise<unknown>;
};

export function DeleteClientDialog({ name, ...props }: DeleteClientDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      title="Delete Client"
      description={`Are you sure you want to delete ${name}? This action cannot be undone.`}
      confirmLabel="Delete"
    />
  );
}

type PendingDeletion = { id: string; name: string };

/** `failureText` is for an error without a message. */
export function useClientDeletion({
  successText,
  failureText,
  onDeleted,
}: {
  successText: string;
  failureText: (error: Error) => string;
  onDeleted?: (id: string) => void;
}) {
  const [pendingDeletion, setPendingDeletion] = useState<PendingDeletion | null>(null);
  const [open, setOpen] = useState(false);
  const { mutateAsync } = useDeleteClient();

  const remove = async () => {
    if (!pendingDeletion) return;
    await mutateAsync(pendingDeletion.id).catch((error: Error) => {
      toastFailure("Delete failed", failureText(error));
      throw error;
    });
    useActiveClientStore.getState().forget(pendingDeletion.id);
    toast({ title: "Client deleted", description: successText });
    onDeleted?.(pendingDeletion.id);
  };
  return {
    ask(client: PendingDeletion) {
      setPendingDeletion({ id: client.id, name: client.name });
      setOpen(true);
    },
    /** The name stays while the dialog fades out. */
    dialog: { name: pendingDeletion?.name ?? "", open, onOpenChange: setOpen, onConfirm: remove },
  };
}
