"use client";

import { Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { toast, toastFailure } from "@/components/ui/toast-store";
import { ApiError } from "@/lib/platform/http/api-error";
import { counted } from "@/lib/text/numbers";
import { useUndoImport } from "@/lib/training/imports/queries";

type UndoButtonProps = {
  clientId: string;
  importId: string;
  /** What the import brought. */
  what: "workout" | "weigh-in";
  onUndone?: () => void;
  "aria-label"?: string;
  children: ReactNode;
};

/** Needs no confirmation: the file can be imported again. */
export function UndoButton({ clientId, importId, what, onUndone, children, ...props }: UndoButtonProps) {
  const { mutateAsync, isPending } = useUndoImport();
  const undo = async () => {
    let kept: number;
    try {
      ({ kept } = await mutateAsync({ params: { id: clientId, importId } }));
    } catch (error) {
      toastFailure(
        "Error",
        error instanceof ApiError && error.status === 409
          ? (error.json.message ?? error.message)
          : "Failed to undo the import. Please try again.",
      );
      return;
    }
    toast({
      title: "Import undone",
      ...(kept > 0 && {
        description: `${counted(kept, what)} that you have corrected since ${kept === 1 ? "stays" : "stay"}.`,
      }),
    });
    onUndone?.();
  };
  return (
    <Button variant="outline" size="sm" pending={isPending} onClick={undo} {...props}>
      {!isPending && <Undo2 aria-hidden />}
      {children}
    </Button>
  );
}
