"use client";

import { useQuery } from "@tanstack/react-query";
import { Ban, CircleCheck, MailPlus, MonitorSmartphone } from "lucide-react";
import { useState } from "react";
import { PanelLoadFailure, showFailure } from "@/components/admin/lists/loading-rows";
import { ConfirmDialog } from "@/components/platform/frame/confirm-dialog";
import { Button } from "@/components/ui/button";
import { KeepFocusInside } from "@/components/ui/keep-focus-inside";
import { toast } from "@/components/ui/toast-store";
import { offerUndo } from "@/components/ui/undo";
import type * as Contract from "@/lib/admin/access/contract";
import { allOfConsole } from "@/lib/admin/console/queries";
import type { AdminTrainer } from "@/lib/admin/console/schema";
import { momentOf } from "@/lib/admin/console/wording";
import { api } from "@/lib/platform/http/api";

const access = api<typeof Contract>();

export function AccessActions({ trainer }: { trainer: AdminTrainer }) {
  const { id, name, email, suspendedAt, lastSignInAt } = trainer;
  const [isListing, setListing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const suspending = access.useTell("POST /api/admin/trainer/[id]/suspension", allOfConsole);
  const lifting = access.useTell("DELETE /api/admin/trainer/[id]/suspension", allOfConsole);
  const reset = access.useTell("POST /api/admin/trainer/[id]/reset", allOfConsole);
  const trainerOf = { params: { id } };

  const setSuspended = async (isSuspended: boolean) => {
    await (isSuspended ? suspending : lifting).mutateAsync(trainerOf).catch((error: unknown) => {
      showFailure("The suspension could not be changed", error);
      throw error;
    });
    if (!isSuspended) return toast({ title: "Suspension lifted", description: `${name} can sign in again.` });
    offerUndo(
      "Trainer suspended",
      () => setSuspended(false).catch(() => {}),
      `${name} is signed out and cannot sign in.`,
    );
  };
  const sendReset = () =>
    reset.mutate(trainerOf, {
      onSuccess: () =>
        toast({ title: "Email sent", description: `A link to set a password is on its way to ${email}.` }),
      onError: (error) => showFailure("The email could not be sent", error),
    });
  return (
    <>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="outline" size="xs" aria-expanded={isListing} onClick={() => setListing(!isListing)}>
          <MonitorSmartphone aria-hidden />
          Sessions
        </Button>
        {!suspendedAt && (
          <Button variant="outline" size="xs" pending={reset.isPending} onClick={sendReset}>
            <MailPlus aria-hidden />
            {lastSignInAt ? "Send reset link" : "Send invitation again"}
          </Button>
        )}
        {suspendedAt ? (
          <Button
            variant="outline"
            size="xs"
            pending={lifting.isPending}
            onClick={() => void setSuspended(false).catch(() => {})}
          >
            <CircleCheck aria-hidden />
            Lift suspension
          </Button>
        ) : (
          <Button variant="outline" size="xs" pending={suspending.isPending} onClick={() => setAsking(true)}>
            <Ban aria-hidden />
            Suspend
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
        title="Suspend"
        description={`${name} will be signed out at once and cannot sign in until you lift the suspension. Until then, links shared with clients show nothing. No data is deleted.`}
        confirmLabel="Suspend"
        onConfirm={() => setSuspended(true)}
      />
    </>
  );
}

function TrainerSessions({ trainerId }: { trainerId: string }) {
  const { data, isPending, isFetching, refetch } = useQuery(
    access.ask("GET /api/admin/trainer/[id]/sessions", { params: { id: trainerId } }),
  );
  const end = access.useTell("DELETE /api/admin/trainer/[id]/sessions/[sessionId]", allOfConsole);
  if (isPending) return <Note>Loading sessions...</Note>;
  if (!data)
    return <PanelLoadFailure title="Failed to fetch sessions" onRetry={refetch} retrying={isFetching} />;
  if (data.length === 0) return <Note>No open sessions.</Note>;
  return (
    <ul aria-label="Open sessions" className="mt-2 rounded-control bg-card px-4 py-1 shadow-card">
      {data.map(({ id, createdAt, lastSeenAt, isOwn }) => (
        <li key={id} className="flex min-h-12 items-center justify-between gap-3 text-sm not-last:border-b">
          <p className="min-w-0">
            Since {momentOf(createdAt)},{" "}
            <span className="text-muted-foreground">last seen {momentOf(lastSeenAt)}</span>
          </p>
          {isOwn ? (
            <span className="text-muted-foreground">This session</span>
          ) : (
            <Button
              variant="ghost"
              size="xs"
              aria-label={`End the session since ${momentOf(createdAt)}`}
              pending={end.isPending && end.variables.params.sessionId === id}
              onClick={() =>
                end.mutate(
                  { params: { id: trainerId, sessionId: id } },
                  { onError: (error) => showFailure("The session could not be ended", error) },
                )
              }
            >
              End
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Note({ children }: { children: string }) {
  return (
    <p role="status" className="mt-2 text-muted-foreground text-sm">
      {children}
    </p>
  );
}
