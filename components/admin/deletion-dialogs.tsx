import { ConfirmDialog } from "@/components/layout/confirm-dialog";
import type { Deletions } from "./use-deletions";

/** More clients than this, and the trainer's name has to be typed. */
export const MANY_CLIENTS = 10;

export function DeletionDialogs({ deletions }: { deletions: Deletions }) {
  const { doomed, isOpen, setOpen, confirm } = deletions;
  if (!doomed) return null;
  const shared = { open: isOpen, onOpenChange: setOpen, onConfirm: confirm, confirmLabel: "Delete" };
  if (doomed.kind === "client")
    return (
      <ConfirmDialog
        {...shared}
        title="Delete Client"
        description={`Delete client ${doomed.name}? This cannot be undone.`}
      />
    );
  return (
    <ConfirmDialog
      {...shared}
      title="Delete Trainer"
      description={`Delete trainer ${doomed.name} and ALL their clients? This cannot be undone.`}
      impact={[{ label: "Clients", value: doomed.clientCount }]}
      phrase={doomed.clientCount > MANY_CLIENTS ? doomed.name : undefined}
    />
  );
}
