import { ConfirmDialog } from "@/components/platform/frame/confirm-dialog";
import type { Deletions } from "./use-deletions";

/** With more clients than this, the admin must type the trainer's name. */
export const MANY_CLIENTS = 10;

export function DeletionDialogs({ deletions }: { deletions: Deletions }) {
  const { pendingDeletion, isOpen, setOpen, confirm } = deletions;
  if (!pendingDeletion) return null;
  const shared = {
    open: isOpen,
    onOpenChange: setOpen,
    onConfirm: confirm,
    confirmLabel: "Delete",
  };
  if (pendingDeletion.kind === "client")
    return (
      <ConfirmDialog
        {...shared}
        title="Delete Client"
        description={`Delete client ${pendingDeletion.name}? This cannot be undone.`}
      />
    );
  return (
    <ConfirmDialog
      {...shared}
      title="Delete Trainer"
      description={`Delete trainer ${pendingDeletion.name} and ALL their clients? This cannot be undone.`}
      impact={[{ label: "Clients", value: pendingDeletion.clientCount }]}
      phrase={pendingDeletion.clientCount > MANY_CLIENTS ? pendingDeletion.name : undefined}
    />
  );
}
