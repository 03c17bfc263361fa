import { ConfirmDialog } from "@/components/layout/confirm-dialog";
import { deletionTexts } from "./texts";
import type { Deletions } from "./use-deletions";

/** More clients than this, and the trainer's name has to be typed. */
export const MANY_CLIENTS = 10;

export function DeletionDialogs({ deletions }: { deletions: Deletions }) {
  const { doomed, isOpen, setOpen, confirm } = deletions;
  if (!doomed) return null;
  const shared = {
    open: isOpen,
    onOpenChange: setOpen,
    onConfirm: confirm,
    confirmLabel: deletionTexts.confirm,
  };
  if (doomed.kind === "client")
    return (
      <ConfirmDialog
        {...shared}
        title={deletionTexts.client.title}
        description={deletionTexts.client.question(doomed.name)}
      />
    );
  return (
    <ConfirmDialog
      {...shared}
      title={deletionTexts.trainer.title}
      description={deletionTexts.trainer.question(doomed.name)}
      impact={[{ label: deletionTexts.trainer.clients, value: doomed.clientCount }]}
      phrase={doomed.clientCount > MANY_CLIENTS ? doomed.name : undefined}
    />
  );
}
