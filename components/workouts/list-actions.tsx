"use client";

import { useQuery } from "@tanstack/react-query";
import { History, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { trashQuery } from "@/lib/workouts/queries";
import type { MuscleGroup } from "@/lib/workouts/schema";
import type { Owned } from "./device-store";
import { HistorySheet } from "./history/history-sheet";
import { TrashSheet } from "./trash-sheet";

type ListActionsProps = {
  client: Owned;
  canAdd: boolean;
  onAdd: () => void;
  onShowGroup: (group: MuscleGroup) => void;
};

/** Under the list: past workouts, the trash, and on laptops, where there is no dock, adding. */
export function ListActions({ client, canAdd, onAdd, onShowGroup }: ListActionsProps) {
  const [trashOpen, setTrashOpen] = useState(false);
  const [historyOpen, setHistoryOpen] = useState(false);
  const { data: trashed = [] } = useQuery(trashQuery(client.id));
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
      <HistorySheet
        client={client}
        open={historyOpen}
        onOpenChange={setHistoryOpen}
        onRepeated={onShowGroup}
      />
      <TrashSheet clientId={client.id} trashed={trashed} open={trashOpen} onOpenChange={setTrashOpen} />
    </div>
  );
}
