"use client";

import { toast } from "@/components/ui/toast-store";
import { offerUndo } from "@/components/ui/undo";
import type { Client } from "@/lib/clients/record/schema";
import { useAddMeasurement, useDeleteMeasurement } from "@/lib/clients/weigh-ins/queries";
import type { Measurement } from "@/lib/clients/weigh-ins/schema";
import { weighInToastTexts } from "./texts";

export const WAITING = { title: weighInToastTexts.waiting, description: weighInToastTexts.waitingDetail };

export const showFailure = (description: string) => (): void => {
  toast({ variant: "destructive", title: weighInToastTexts.failed, description });
};

/** Removing shows a toast with Undo. */
export function useWeighInRemoval(client: Pick<Client, "id" | "trainerId">) {
  const remove = useDeleteMeasurement();
  const add = useAddMeasurement(client);
  const undo = ({ id: _, tapeBodyFat: __, ...entry }: Measurement) =>
    add
      .mutateAsync(entry)
      .then(
        ({ state }) => toast(state === "sent" ? { title: weighInToastTexts.restored } : WAITING),
        showFailure(weighInToastTexts.restoreFailed),
      );
  return {
    isRemoving: remove.isPending,
    remove: (entry: Measurement) =>
      remove.mutateAsync({ params: { id: client.id, measurementId: entry.id } }).then(() => {
        offerUndo(weighInToastTexts.removed, () => undo(entry));
      }, showFailure(weighInToastTexts.removeFailed)),
  };
}
