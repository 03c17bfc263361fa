import { Trash2 } from "lucide-react";
import { ConfirmDialog } from "@/components/platform/frame/confirm-dialog";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
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

type DeleteButtonProps = { label: string; pending: boolean; onClick: () => void };

/** Lies above the row, which is a link itself. */
export function DeleteButton({ label, pending, onClick }: DeleteButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      aria-busy={pending || undefined}
      disabled={pending}
      onClick={onClick}
      className="relative z-10 justify-self-end text-muted-foreground [&_svg]:size-[18px]"
    >
      {pending ? <Spinner /> : <Trash2 aria-hidden />}
    </Button>
  );
}
