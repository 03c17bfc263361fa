"use client";

import { useQuery } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { LoadingRows, PanelLoadFailure } from "@/components/admin/lists/loading-rows";
import { deletedClientTexts, deletedTexts } from "@/components/admin/lists/texts";
import { ConfirmDialog } from "@/components/platform/frame/confirm-dialog";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { KeepFocusInside } from "@/components/ui/keep-focus-inside";
import { dayOf } from "@/lib/admin/console/wording";
import { deletedClientsQuery, deletedTrainersQuery } from "@/lib/admin/deletions/queries";
import { type DeletedClient, type DeletedTrainer, UNDO_DAYS } from "@/lib/admin/deletions/schema";
import { counted } from "@/lib/text/numbers";
import { DeleteButton } from "./delete-button";
import { MANY_CLIENTS } from "./deletion-dialogs";
import { useClientUndo, useUndo } from "./use-undo";

export function DeletedPanel() {
  return (
    <>
      <h2 className="type-display mb-1 text-lg">{deletedTexts.trainers}</h2>
      <KeepFocusInside>
        <DeletedTrainers />
      </KeepFocusInside>
      <h2 className="type-display mt-8 mb-1 text-lg">{deletedClientTexts.title}</h2>
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
  if (isPending) return <LoadingRows text={deletedTexts.loading} rows={3} />;
  if (!data) return <PanelLoadFailure title={deletedTexts.failed} onRetry={refetch} retrying={isFetching} />;
  if (data.length === 0)
    return (
      <EmptyState title={deletedTexts.empty} className="py-6">
        {deletedTexts.emptyHint(UNDO_DAYS)}
      </EmptyState>
    );
  return (
    <>
      <p className="pb-2 text-muted-foreground text-sm">{deletedTexts.hint(UNDO_DAYS)}</p>
      <ul aria-label={deletedTexts.name} className="border-t">
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
          title={deletedTexts.purgeTitle}
          description={deletedTexts.purgeQuestion(pendingDeletion.name)}
          impact={[{ label: deletedTexts.clients, value: pendingDeletion.clientCount }]}
          phrase={pendingDeletion.clientCount > MANY_CLIENTS ? pendingDeletion.name : undefined}
          confirmLabel={deletedTexts.purgeConfirm}
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
        {deletedTexts.days(dayOf(deletedAt), dayOf(purgeAt))}
      </p>
      <span className="flex items-center gap-1 max-sm:w-full max-sm:justify-between">
        <Button
          variant="outline"
          size="sm"
          aria-label={deletedTexts.restoreName(name)}
          pending={undo.restoringId === id}
          onClick={() => undo.restore(trainer)}
        >
          <RotateCcw aria-hidden />
          {deletedTexts.restore}
        </Button>
        <DeleteButton label={deletedTexts.purge(name)} pending={undo.purgingId === id} onClick={onPurge} />
      </span>
    </li>
  );
}

function DeletedClients() {
  const { data, isPending, isFetching, refetch } = useQuery(deletedClientsQuery());
  const [asked, setAsked] = useState<DeletedClient | null>(null);
  const [isAsking, setAsking] = useState(false);
  const undo = useClientUndo();
  if (isPending) return <LoadingRows text={deletedClientTexts.loading} rows={2} />;
  if (!data)
    return <PanelLoadFailure title={deletedClientTexts.failed} onRetry={refetch} retrying={isFetching} />;
  if (data.length === 0)
    return <p className="py-3 text-muted-foreground text-sm">{deletedClientTexts.empty}</p>;
  return (
    <>
      <ul aria-label={deletedClientTexts.name} className="border-t">
        {data.map((client) => (
          <li key={client.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b py-2.5">
            <div className="min-w-0 flex-1 basis-56 break-words">
              <p className="font-strong">{client.name}</p>
              <p className="text-muted-foreground text-sm">
                {deletedClientTexts.of(client.trainerName, client.trainerEmail)}
              </p>
            </div>
            <p className="text-muted-foreground text-sm max-sm:basis-full sm:text-right">
              {deletedTexts.days(dayOf(client.deletedAt), dayOf(client.purgeAt))}
            </p>
            <span className="flex items-center gap-1 max-sm:w-full max-sm:justify-between">
              {client.isTrainerDeleted ? (
                <span className="text-muted-foreground text-sm">{deletedClientTexts.trainerFirst}</span>
              ) : (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={deletedClientTexts.restore(client.name)}
                  pending={undo.restoringId === client.id}
                  onClick={() => undo.restore(client)}
                >
                  <RotateCcw aria-hidden />
                  {deletedTexts.restore}
                </Button>
              )}
              <DeleteButton
                label={deletedClientTexts.purge(client.name)}
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
          title={deletedTexts.purgeTitle}
          description={deletedClientTexts.purgeQuestion(asked.name)}
          confirmLabel={deletedTexts.purgeConfirm}
          onConfirm={() => undo.purge(asked)}
        />
      )}
    </>
  );
}
