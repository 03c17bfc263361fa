"use client";

import { useState } from "react";
import { toast } from "@/components/ui/toast-store";
import { useActiveClientStore } from "@/lib/browser/active-client-store";
import { useDeleteClient } from "@/lib/clients/queries";
import { deletionTexts } from "./texts";

type Doomed = { id: string; name: string };

/** Asking, deleting and telling. `failureText` is for a failure that says nothing itself. */
export function useClientDeletion({
  successText,
  failureText,
  onDeleted,
}: {
  successText: string;
  failureText: (error: Error) => string;
  onDeleted?: (id: string) => void;
}) {
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const [open, setOpen] = useState(false);
  const { mutateAsync } = useDeleteClient();

  const remove = async () => {
    if (!doomed) return;
    await mutateAsync(doomed.id).catch((error: Error) => {
      toast({ title: deletionTexts.failed, description: failureText(error), variant: "destructive" });
      throw error;
    });
    const active = useActiveClientStore.getState();
    if (active.clientId === doomed.id) active.clear();
    toast({ title: deletionTexts.done, description: successText });
    onDeleted?.(doomed.id);
  };
  return {
    ask(client: Doomed) {
      setDoomed({ id: client.id, name: client.name });
      setOpen(true);
    },
    /** Its name stays while the dialog fades out. */
    dialog: { name: doomed?.name ?? "", open, onOpenChange: setOpen, onConfirm: remove },
  };
}
