"use client";

import { useQuery } from "@tanstack/react-query";
import { ConfirmDialog } from "@/components/layout/confirm-dialog";
import { deletionImpactQuery } from "@/lib/workouts/queries";
import type { DeletionImpact } from "@/lib/workouts/schema";
import { dayText } from "@/lib/workouts/wording";
import { useTrash } from "./use-trash";

type TrashDialogProps = {
  clientId: string;
  exerciseName: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onTrashed: () => void;
};

/** Asks before an exercise goes out of sight, and says what goes with it. */
export function TrashDialog({ clientId, exerciseName, open, onOpenChange, onTrashed }: TrashDialogProps) {
  const { trash } = useTrash(clientId);
  const { data: impact } = useQuery({ ...deletionImpactQuery(clientId, exerciseName), enabled: open });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Move to Trash"
      description={`${exerciseName} goes out of the list with everything below. You can restore it from the Trash.`}
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
    { label: "Personal record", value: value((known) => (known.hasPersonalRecord ? "Yes" : "No")) },
    {
      label: "Last performed",
      value: value(({ lastPerformed }) => (lastPerformed ? dayText(lastPerformed, new Date()) : "Never")),
    },
    { label: "Notes", value: value((known) => known.notesCount) },
  ];
}
