"use client";

import { ArrowRightLeft, LogOut, ShieldCheck, ShieldOff } from "lucide-react";
import { useState } from "react";
import { ConfirmDialog } from "@/components/layout/confirm-dialog";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { useChangeRole, useEndSessions } from "@/lib/admin/queries";
import type { AdminTrainer } from "@/lib/admin/schema";
import { MoveSheet } from "./move-sheet";
import { tellFailure } from "./tell-failure";
import { trainerActionsTexts } from "./texts";

/** What an admin can do about another account short of deleting it. */
export function TrainerActions({ trainer, isOwn }: { trainer: AdminTrainer; isOwn: boolean }) {
  const { id, name, isAdmin, clientCount } = trainer;
  const [isAsking, setAsking] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const role = useChangeRole();
  const sessions = useEndSessions();

  const changeRole = () =>
    role.mutateAsync({ id, isAdmin: !isAdmin }).catch((error: unknown) => {
      tellFailure(trainerActionsTexts.roleFailed, error);
      throw error;
    });
  const endSessions = () =>
    sessions.mutate(id, {
      onSuccess: ({ ended }) =>
        toast({
          title: trainerActionsTexts.sessionsEnded,
          description: trainerActionsTexts.sessionsEndedOf(name, ended),
        }),
      onError: (error) => tellFailure(trainerActionsTexts.sessionsFailed, error),
    });
  const roleChange = isAdmin ? trainerActionsTexts.removeAdmin : trainerActionsTexts.makeAdmin;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {clientCount > 0 && (
        <Button variant="outline" size="xs" onClick={() => setMoving(true)}>
          <ArrowRightLeft aria-hidden />
          {trainerActionsTexts.move}
        </Button>
      )}
      {!isOwn && (
        <>
          <Button variant="outline" size="xs" pending={role.isPending} onClick={() => setAsking(true)}>
            {isAdmin ? <ShieldOff aria-hidden /> : <ShieldCheck aria-hidden />}
            {roleChange}
          </Button>
          <Button variant="outline" size="xs" pending={sessions.isPending} onClick={endSessions}>
            <LogOut aria-hidden />
            {trainerActionsTexts.endSessions}
          </Button>
        </>
      )}
      <MoveSheet trainer={trainer} isOpen={isMoving} onOpenChange={setMoving} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={roleChange}
        description={
          isAdmin
            ? trainerActionsTexts.removeAdminQuestion(name)
            : trainerActionsTexts.makeAdminQuestion(name)
        }
        confirmLabel={isAdmin ? trainerActionsTexts.removeAdminConfirm : trainerActionsTexts.makeAdmin}
        onConfirm={changeRole}
      />
    </div>
  );
}
