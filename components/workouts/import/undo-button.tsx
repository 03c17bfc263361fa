"use client";

import { Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { useUndoImport } from "@/lib/imports/queries";

type UndoButtonProps = {
  clientId: string;
  importId: string;
  onUndone?: () => void;
  children: ReactNode;
};

/** Takes a whole import back. The file can always be imported again. */
export function UndoButton({ clientId, importId, onUndone, children }: UndoButtonProps) {
  const { mutateAsync, isPending } = useUndoImport(clientId);
  const undo = async () => {
    try {
      await mutateAsync(importId);
    } catch {
      toast({
        variant: "destructive",
        title: "Error",
        description: "Failed to undo the import. Please try again.",
      });
      return;
    }
    toast({ title: "Import undone" });
    onUndone?.();
  };
  return (
    <Button variant="outline" size="sm" pending={isPending} onClick={undo}>
      {!isPending && <Undo2 aria-hidden />}
      {children}
    </Button>
  );
}
