"use client";

import { useQuery } from "@tanstack/react-query";
import { History, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { trashQuery } from "@/lib/workouts/queries";
import { HistorySheet } from "./history-sheet";
import { TrashSheet } from "./trash-sheet";

type ListActionsProps = { clientId: string; canAdd: boolean; onAdd: () => void };

/** Under the list: past workouts, the trash, and on laptops, where there is no dock, adding. */
export function ListActions({ clientId, canAdd, onAdd }: ListActionsProps) {
  const [trashOpen, setTrashOpen] = useState(false);
  const [historyOpen, setHistoryOpen] = useState(false);
  const { data: trashed = [] } = useQuery(trashQuery(clientId));
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-1 lg:mt-3.5">
      {canAdd && (
        <Button variant="outline" size="sm" className="mr-auto hidden lg:inline-flex" onClick={onAdd}>
          <Plus aria-hidden />
          Add New Exercise
        </Button>
      )}
      <Button
        variant="ghost"
        size="xs"
        className="text-muted-foreground text-sm max-lg:-ml-3"
        onClick={() => setHistoryOpen(true)}
      >
        <History aria-hidden />
        History
      </Button>
      {trashed.length > 0 && (
        <Button
          variant="ghost"
          size="xs"
          className="text-muted-foreground text-sm"
          onClick={() => setTrashOpen(true)}
        >
          <Trash2 aria-hidden />
          Trash ({trashed.length})
        </Button>
      )}
      <HistorySheet clientId={clientId} open={historyOpen} onOpenChange={setHistoryOpen} />
      <TrashSheet clientId={clientId} trashed={trashed} open={trashOpen} onOpenChange={setTrashOpen} />
    </div>
  );
}
