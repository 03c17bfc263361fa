"use client";

import { ConfirmDialog } from "@/components/platform/frame/confirm-dialog";
import { deletionTexts } from "./texts";

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
      title={deletionTexts.title}
      description={deletionTexts.question(name)}
      confirmLabel={deletionTexts.confirm}
    />
  );
}
