"use client";

import { Ban, CircleCheck, MailPlus, MonitorSmartphone } from "lucide-react";
import { useState } from "react";
import { showFailure } from "@/components/admin/lists/loading-rows";
import { ConfirmDialog } from "@/components/platform/frame/confirm-dialog";
import { Button } from "@/components/ui/button";
import { KeepFocusInside } from "@/components/ui/keep-focus-inside";
import { toast } from "@/components/ui/toast-store";
import { useSendReset, useSuspension } from "@/lib/admin/access/queries";
import type { AdminTrainer } from "@/lib/admin/console/schema";
import { accessTexts } from "./texts";
import { TrainerSessions } from "./trainer-sessions";

export function AccessActions({ trainer }: { trainer: AdminTrainer }) {
  const { id, name, email, suspendedAt, lastSignInAt } = trainer;
  const [isListing, setListing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const suspension = useSuspension();
  const reset = useSendReset();

  const setSuspended = async (isSuspended: boolean) => {
    await suspension.mutateAsync({ id, isSuspended }).catch((error: unknown) => {
      showFailure(accessTexts.suspensionFailed, error);
      throw error;
    });
    if (!isSuspended) return toast({ title: accessTexts.lifted, description: accessTexts.liftedOf(name) });
    toast({
      title: accessTexts.suspended,
      description: accessTexts.suspendedOf(name),
      action: { label: accessTexts.undo, onSelect: () => void setSuspended(false).catch(() => {}) },
    });
  };
  const sendReset = () =>
    reset.mutate(id, {
      onSuccess: () => toast({ title: accessTexts.sent, description: accessTexts.sentTo(email) }),
      onError: (error) => showFailure(accessTexts.sendFailed, error),
    });
  return (
    <>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="outline" size="xs" aria-expanded={isListing} onClick={() => setListing(!isListing)}>
          <MonitorSmartphone aria-hidden />
          {accessTexts.sessions}
        </Button>
        {!suspendedAt && (
          <Button variant="outline" size="xs" pending={reset.isPending} onClick={sendReset}>
            <MailPlus aria-hidden />
            {lastSignInAt ? accessTexts.sendReset : accessTexts.inviteAgain}
          </Button>
        )}
        {suspendedAt ? (
          <Button
            variant="outline"
            size="xs"
            pending={suspension.isPending}
            onClick={() => void setSuspended(false).catch(() => {})}
          >
            <CircleCheck aria-hidden />
            {accessTexts.lift}
          </Button>
        ) : (
          <Button variant="outline" size="xs" pending={suspension.isPending} onClick={() => setAsking(true)}>
            <Ban aria-hidden />
            {accessTexts.suspend}
          </Button>
        )}
      </div>
      {isListing && (
        <KeepFocusInside>
          <TrainerSessions trainerId={id} />
        </KeepFocusInside>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={accessTexts.suspend}
        description={accessTexts.suspendQuestion(name)}
        confirmLabel={accessTexts.suspend}
        onConfirm={() => setSuspended(true)}
      />
    </>
  );
}
