"use client";

import { useQuery } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { LoadingRows, PanelLoadFailure } from "@/components/admin/lists/loading-rows";
import { ConfirmDialog } from "@/components/platform/frame/confirm-dialog";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { KeepFocusInside } from "@/components/ui/keep-focus-inside";
import { dayOf } from "@/lib/admin/console/wording";
import { deletedClientsQuery, deletedTrainersQuery } from "@/lib/admin/deletions/queries";
import type { DeletedClient, DeletedTrainer } from "@/lib/admin/deletions/schema";
import { BIN_DAYS } from "@/lib/text/calendar/bin";
import { counted } from "@/lib/text/numbers";
import { DeleteButton, MANY_CLIENTS } from "./deletion-dialogs";
import { useClientUndo, useUndo } from "./use-undo";

export function DeletedPanel() {
  return (
    <>
      <h2 className="type-display mb-1 text-lg">Trainers</h2>
      <KeepFocusInside>
        <DeletedTrainers />
      </KeepFocusInside>
      <h2 className="type-display mt-8 mb-1 text-lg">Clients</h2>
      <KeepFocusInside>
        <DeletedClients />
      </KeepFocusInside>
    </>
  );
}

function DeletedTrainers() {
  const { data, isPending, isFetching, refetch } = useQuery(deletedTrainersQuery());
  const [pendingDeletion, setPendingDeletion] = useState<DeletedTrainer | null>(null);
  const [isAsking, setAsking] = useState(false);
  const undo = useUndo();
  if (isPending) return <LoadingRows text="Loading deleted trainers..." rows={3} />;
  if (!data)
    return (
      <PanelLoadFailure title="Failed to fetch deleted trainers" onRetry={refetch} retrying={isFetching} />
    );
  if (data.length === 0)
    return (
      <EmptyState title="No deleted trainers." className="py-6">
        Deleted trainers stay here for {BIN_DAYS} days.
      </EmptyState>
    );
  return (
    <>
      <p className="pb-2 text-muted-foreground text-sm">
        Nobody can sign in to these accounts. They are deleted for good after {BIN_DAYS} days.
      </p>
      <ul aria-label="Deleted trainers" className="border-t">
        {data.map((trainer) => (
          <DeletedRow
            key={trainer.id}
            trainer={trainer}
            undo={undo}
            onPurge={() => {
              setPendingDeletion(trainer);
              setAsking(true);
            }}
          />
        ))}
      </ul>
      {pendingDeletion && (
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          title="Delete for Good"
          description={`Delete trainer ${pendingDeletion.name} and ALL their clients for good? This cannot be undone.`}
          impact={[{ label: "Clients", value: pendingDeletion.clientCount }]}
          phrase={pendingDeletion.clientCount > MANY_CLIENTS ? pendingDeletion.name : undefined}
          confirmLabel="Delete for good"
          onConfirm={() => undo.purge(pendingDeletion)}
        />
      )}
    </>
  );
}

type DeletedRowProps = { trainer: DeletedTrainer; undo: ReturnType<typeof useUndo>; onPurge: () => void };

function DeletedRow({ trainer, undo, onPurge }: DeletedRowProps) {
  const { id, name, email, clientCount, deletedAt, purgeAt } = trainer;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b py-2.5">
      <div className="min-w-0 flex-1 basis-56 break-words">
        <p className="font-strong">{name}</p>
        <p className="text-muted-foreground text-sm">
          {email} · {counted(clientCount, "client")}
        </p>
      </div>
      <p className="text-muted-foreground text-sm max-sm:basis-full sm:text-right">
        Deleted {dayOf(deletedAt)}, for good on {dayOf(purgeAt)}
      </p>
      <span className="flex items-center gap-1 max-sm:w-full max-sm:justify-between">
        <Button
          variant="outline"
          size="sm"
          aria-label={`Restore trainer ${name}`}
          pending={undo.restoringId === id}
          onClick={() => undo.restore(trainer)}
        >
          <RotateCcw aria-hidden />
          Restore
        </Button>
        <DeleteButton
          label={`Delete trainer ${name} for good`}
          pending={undo.purgingId === id}
          onClick={onPurge}
        />
      </span>
    </li>
  );
}

function DeletedClients() {
  const { data, isPending, isFetching, refetch } = useQuery(deletedClientsQuery());
  const [asked, setAsked] = useState<DeletedClient | null>(null);
  const [isAsking, setAsking] = useState(false);
  const undo = useClientUndo();
  if (isPending) return <LoadingRows text="Loading deleted clients..." rows={2} />;
  if (!data)
    return (
      <PanelLoadFailure title="Failed to fetch deleted clients" onRetry={refetch} retrying={isFetching} />
    );
  if (data.length === 0) return <p className="py-3 text-muted-foreground text-sm">No deleted clients.</p>;
  return (
    <>
      <ul aria-label="Deleted clients" className="border-t">
        {data.map((client) => (
          <li key={client.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b py-2.5">
            <div className="min-w-0 flex-1 basis-56 break-words">
              <p className="font-strong">{client.name}</p>
              <p className="text-muted-foreground text-sm">
                Client of {client.trainerName}, {client.trainerEmail}
              </p>
            </div>
            <p className="text-muted-foreground text-sm max-sm:basis-full sm:text-right">
              Deleted {dayOf(client.deletedAt)}, for good on {dayOf(client.purgeAt)}
            </p>
            <span className="flex items-center gap-1 max-sm:w-full max-sm:justify-between">
              {client.isTrainerDeleted ? (
                <span className="text-muted-foreground text-sm">Restore the trainer first</span>
              ) : (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`Restore client ${client.name}`}
                  pending={undo.restoringId === client.id}
                  onClick={() => undo.restore(client)}
                >
                  <RotateCcw aria-hidden />
                  Restore
                </Button>
              )}
              <DeleteButton
                label={`Delete client ${client.name} for good`}
                pending={undo.purgingId === client.id}
                onClick={() => {
                  setAsked(client);
                  setAsking(true);
                }}
              />
            </span>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          title="Delete for Good"
          description={`Delete client ${asked.name} for good? This cannot be undone.`}
          confirmLabel="Delete for good"
          onConfirm={() => undo.purge(asked)}
        />
      )}
    </>
  );
}
