"use client";

import { ArrowRightLeft, LogOut, ShieldCheck, ShieldOff } from "lucide-react";
import { useState } from "react";
import { MoveSheet } from "@/components/admin/deletions/move-sheet";
import { showFailure } from "@/components/admin/lists/loading-rows";
import { ConfirmDialog } from "@/components/platform/frame/confirm-dialog";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { useChangeRole, useEndSessions } from "@/lib/admin/console/queries";
import type { AdminTrainer } from "@/lib/admin/console/schema";
import { counted } from "@/lib/text/numbers";

export function TrainerActions({ trainer, isOwn }: { trainer: AdminTrainer; isOwn: boolean }) {
  const { id, name, isAdmin, clientCount } = trainer;
  const [isAsking, setAsking] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const role = useChangeRole();
  const sessions = useEndSessions();

  const changeRole = () =>
    role.mutateAsync({ params: { id }, body: { isAdmin: !isAdmin } }).catch((error: unknown) => {
      showFailure("The role could not be changed", error);
      throw error;
    });
  const endSessions = async () => {
    const { ended } = await sessions.mutateAsync({ params: { id } }).catch((error: unknown) => {
      showFailure("The sessions could not be ended", error);
      throw error;
    });
    toast({
      title: "Sessions ended",
      description: `${name}: ${counted(ended, "session")} ended.`,
    });
  };
  const roleChange = isAdmin ? "Remove admin rights" : "Make admin";
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
            {roleChange}
          </Button>
          <Button variant="outline" size="xs" pending={sessions.isPending} onClick={() => setEnding(true)}>
            <LogOut aria-hidden />
            End sessions
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
            ? `${name} keeps the account and the clients but no longer reaches this console.`
            : `${name} will see all trainers and clients and can delete them.`
        }
        confirmLabel={isAdmin ? "Remove" : "Make admin"}
        onConfirm={changeRole}
      />
      <ConfirmDialog
        open={isEnding}
        onOpenChange={setEnding}
        title="End sessions"
        description={`${name} will be signed out on every device and has to sign in again. Saves that a device has not sent yet wait there until then.`}
        confirmLabel="End sessions"
        onConfirm={endSessions}
      />
    </div>
  );
}
