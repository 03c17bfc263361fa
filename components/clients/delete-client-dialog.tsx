"use client";

import { ConfirmDialog } from "@/components/layout/confirm-dialog";

type DeleteClientDialogProps = {
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Rejected when the client could not be deleted; the dialog then stays. */
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
