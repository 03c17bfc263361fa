"use client";

import { useQuery } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { LoadingRows, PanelLoadFailure } from "@/components/admin/lists/loading-rows";
import { deletedClientTexts, deletedTexts } from "@/components/admin/lists/texts";
import { ConfirmDialog } from "@/components/platform/frame/confirm-dialog";
import { Button } from "@/components/ui/button";
import { dayOf } from "@/lib/admin/console/wording";
import { deletedClientsQuery } from "@/lib/admin/deletions/queries";
import type { DeletedClient } from "@/lib/admin/deletions/schema";
import { DeleteButton } from "./delete-button";
import { useClientUndo } from "./use-undo";

export function DeletedClients() {
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
