"use client";

import { ConfirmDialog } from "@/components/platform/frame/confirm-dialog";

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
