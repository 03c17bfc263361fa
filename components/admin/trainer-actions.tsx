"use client";

import { ArrowRightLeft, LogOut, ShieldCheck, ShieldOff } from "lucide-react";
import { useState } from "react";
import { ConfirmDialog } from "@/components/layout/confirm-dialog";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { useChangeRole, useEndSessions } from "@/lib/admin/queries";
import type { AdminTrainer } from "@/lib/admin/schema";
import { counted } from "@/lib/text/counted";
import { MoveSheet } from "./move-sheet";
import { tellFailure } from "./tell-failure";

/** What an admin can do about another account short of deleting it. */
export function TrainerActions({ trainer, isOwn }: { trainer: AdminTrainer; isOwn: boolean }) {
  const { id, name, isAdmin, clientCount } = trainer;
  const [isAsking, setAsking] = useState(false);
  const [isMoving, setMoving] = useState(false);
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
      {clientCount > 0 && (
        <Button variant="outline" size="xs" onClick={() => setMoving(true)}>
          <ArrowRightLeft aria-hidden />
          Move clients
        </Button>
      )}
      {!isOwn && (
        <>
          <Button variant="outline" size="xs" pending={role.isPending} onClick={() => setAsking(true)}>
            {isAdmin ? <ShieldOff aria-hidden /> : <ShieldCheck aria-hidden />}
            {isAdmin ? "Remove admin rights" : "Make admin"}
          </Button>
          <Button variant="outline" size="xs" pending={sessions.isPending} onClick={endSessions}>
            <LogOut aria-hidden />
            End sessions
          </Button>
        </>
      )}
      <MoveSheet trainer={trainer} isOpen={isMoving} onOpenChange={setMoving} />
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
