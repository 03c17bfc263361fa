import { deletionTexts } from "@/components/admin/lists/texts";
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
    confirmLabel: deletionTexts.confirm,
  };
  if (pendingDeletion.kind === "client")
    return (
      <ConfirmDialog
        {...shared}
        title={deletionTexts.client.title}
        description={deletionTexts.client.question(pendingDeletion.name)}
      />
    );
  return (
    <ConfirmDialog
      {...shared}
      title={deletionTexts.trainer.title}
      description={deletionTexts.trainer.question(pendingDeletion.name)}
      impact={[{ label: deletionTexts.trainer.clients, value: pendingDeletion.clientCount }]}
      phrase={pendingDeletion.clientCount > MANY_CLIENTS ? pendingDeletion.name : undefined}
    />
  );
}
