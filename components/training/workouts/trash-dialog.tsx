"use client";

import { useQuery } from "@tanstack/react-query";
import { ConfirmDialog } from "@/components/platform/frame/confirm-dialog";
import { dayText } from "@/lib/text/calendar/wording";
import type { DeletionImpact } from "@/lib/training/workouts/exercise-schema";
import { deletionImpactQuery } from "@/lib/training/workouts/queries";
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
      title="Move to Trash"
      description={`${exerciseName} is hidden from the list with everything below. You can restore it from the Trash.`}
      confirmLabel="Move to Trash"
      impact={impactItems(impact)}
      onConfirm={() => trash(exerciseName).then(onTrashed)}
    />
  );
}

function impactItems(impact: DeletionImpact | undefined) {
  const value = (text: (impact: DeletionImpact) => string | number) => (impact ? text(impact) : "…");
  return [
    { label: "Sessions", value: value((known) => known.sessionsCount) },
    {
      label: "Personal record",
      value: value(({ hasPersonalRecord }) => (hasPersonalRecord ? "Yes" : "No")),
    },
    {
      label: "Last performed",
      value: value(({ lastPerformed }) => (lastPerformed ? dayText(lastPerformed, new Date()) : "Never")),
    },
    { label: "Notes", value: value((known) => known.notesCount) },
  ];
}
