"use client";

import { LogOut, ShieldCheck, ShieldOff } from "lucide-react";
import { useState } from "react";
import { ConfirmDialog } from "@/components/layout/confirm-dialog";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { useChangeRole, useEndSessions } from "@/lib/admin/queries";
import type { AdminTrainer } from "@/lib/admin/schema";
import { ApiError } from "@/lib/http/call";
import { counted } from "@/lib/text/counted";

/** What an admin can do about another account short of deleting it. */
export function TrainerActions({ trainer }: { trainer: Pick<AdminTrainer, "id" | "name" | "isAdmin"> }) {
  const { id, name, isAdmin } = trainer;
  const [isAsking, setAsking] = useState(false);
  const role = useChangeRole();
  const sessions = useEndSessions();

  const changeRole = () =>
    role.mutateAsync({ id, isAdmin: !isAdmin }).catch((error: unknown) => {
      tellFailure("The role could not be changed", error);
      throw error;
    });
  const endSessions = () =>
    sessions.mutate(id, {
      onSuccess: ({ ended }) =>
        toast({ title: "Sessions ended", description: `${name}: ${counted(ended, "session")} ended.` }),
      onError: (error) => tellFailure("The sessions could not be ended", error),
    });
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button variant="outline" size="xs" pending={role.isPending} onClick={() => setAsking(true)}>
        {isAdmin ? <ShieldOff aria-hidden /> : <ShieldCheck aria-hidden />}
        {isAdmin ? "Remove admin rights" : "Make admin"}
      </Button>
      <Button variant="outline" size="xs" pending={sessions.isPending} onClick={endSessions}>
        <LogOut aria-hidden />
        End sessions
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={isAdmin ? "Remove admin rights" : "Make admin"}
        description={
          isAdmin
            ? `${name} keeps the account and the clients but no longer reaches this console.`
            : `${name} will see all trainers and clients and can delete them.`
        }
        confirmLabel={isAdmin ? "Remove" : "Make admin"}
        onConfirm={changeRole}
      />
    </div>
  );
}

function tellFailure(title: string, error: unknown): void {
  const message = error instanceof ApiError ? error.json.message : undefined;
  toast({ title, description: message ?? "Please try again.", variant: "destructive" });
}
