"use client";

import { ArrowRightLeft, LogOut, ShieldCheck, ShieldOff } from "lucide-react";
import { useState } from "react";
import { MoveSheet } from "@/components/admin/deletions/move-sheet";
import { showFailure } from "@/components/admin/lists/loading-rows";
import { trainerActionsTexts } from "@/components/admin/lists/texts";
import { ConfirmDialog } from "@/components/platform/frame/confirm-dialog";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { useChangeRole, useEndSessions } from "@/lib/admin/console/queries";
import type { AdminTrainer } from "@/lib/admin/console/schema";

export function TrainerActions({ trainer, isOwn }: { trainer: AdminTrainer; isOwn: boolean }) {
  const { id, name, isAdmin, clientCount } = trainer;
  const [isAsking, setAsking] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const role = useChangeRole();
  const sessions = useEndSessions();

  const changeRole = () =>
    role.mutateAsync({ params: { id }, body: { isAdmin: !isAdmin } }).catch((error: unknown) => {
      showFailure(trainerActionsTexts.roleFailed, error);
      throw error;
    });
  const endSessions = async () => {
    const { ended } = await sessions.mutateAsync({ params: { id } }).catch((error: unknown) => {
      showFailure(trainerActionsTexts.sessionsFailed, error);
      throw error;
    });
    toast({
      title: trainerActionsTexts.sessionsEnded,
      description: trainerActionsTexts.sessionsEndedOf(name, ended),
    });
  };
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
          <Button variant="outline" size="xs" pending={sessions.isPending} onClick={() => setEnding(true)}>
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
      <ConfirmDialog
        open={isEnding}
        onOpenChange={setEnding}
        title={trainerActionsTexts.endSessions}
        description={trainerActionsTexts.endSessionsQuestion(name)}
        confirmLabel={trainerActionsTexts.endSessions}
        onConfirm={endSessions}
      />
    </div>
  );
}
