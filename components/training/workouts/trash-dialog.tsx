"use client";

import { useQuery } from "@tanstack/react-query";
import { ConfirmDialog } from "@/components/platform/frame/confirm-dialog";
import { dayText } from "@/lib/text/calendar/wording";
import type { DeletionImpact } from "@/lib/training/workouts/exercise-schema";
import { deletionImpactQuery } from "@/lib/training/workouts/queries";
import { moveToTrashTexts } from "./texts";
import { useTrash } from "./use-trash";

type TrashDialogProps = {
  clientId: string;
  exerciseName: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onTrashed: () => void;
};

export function TrashDialog({ clientId, exerciseName, open, onOpenChange, onTrashed }: TrashDialogProps) {
  const { trash } = useTrash(clientId);
  const { data: impact } = useQuery({ ...deletionImpactQuery(clientId, exerciseName), enabled: open });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={moveToTrashTexts.title}
      description={moveToTrashTexts.description(exerciseName)}
      confirmLabel={moveToTrashTexts.confirm}
      impact={impactItems(impact)}
      onConfirm={() => trash(exerciseName).then(onTrashed)}
    />
  );
}

function impactItems(impact: DeletionImpact | undefined) {
  const value = (text: (impact: DeletionImpact) => string | number) => (impact ? text(impact) : "…");
  return [
    { label: moveToTrashTexts.sessions, value: value((known) => known.sessionsCount) },
    {
      label: moveToTrashTexts.record,
      value: value(({ hasPersonalRecord }) =>
        hasPersonalRecord ? moveToTrashTexts.hasRecord : moveToTrashTexts.hasNoRecord,
      ),
    },
    {
      label: moveToTrashTexts.lastPerformed,
      value: value(({ lastPerformed }) =>
        lastPerformed ? dayText(lastPerformed, new Date()) : moveToTrashTexts.neverPerformed,
      ),
    },
    { label: moveToTrashTexts.notes, value: value((known) => known.notesCount) },
  ];
}
