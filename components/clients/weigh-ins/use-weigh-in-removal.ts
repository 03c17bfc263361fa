"use client";

import { toast, toastFailure } from "@/components/ui/toast-store";
import { offerUndo } from "@/components/ui/undo";
import type { Client } from "@/lib/clients/record/schema";
import { useAddMeasurement, useDeleteMeasurement } from "@/lib/clients/weigh-ins/queries";
import type { Measurement } from "@/lib/clients/weigh-ins/schema";

export const WAITING = {
  title: "Saved on this device",
  description: "The weigh-in is sent as soon as you are online.",
};

export const showFailure = (description: string) => (): void => {
  toastFailure("Error", description);
};

const loadDeliver = async () => (await import("@/lib/platform/http/deliver")).deliver;

/** Removing shows a toast with Undo. */
export function useWeighInRemoval(client: Pick<Client, "id" | "trainerId">) {
  const remove = useDeleteMeasurement();
  const add = useAddMeasurement(client, loadDeliver);
  const undo = ({ id: _, tapeBodyFat: __, ...entry }: Measurement) =>
    add
      .mutateAsync(entry)
      .then(
        ({ state }) => toast(state === "sent" ? { title: "Weigh-in restored" } : WAITING),
        showFailure("Failed to restore the weigh-in. Please try again."),
      );
  return {
    isRemoving: remove.isPending,
    remove: (entry: Measurement) =>
      remove.mutateAsync({ params: { id: client.id, measurementId: entry.id } }).then(() => {
        offerUndo("Weigh-in removed", () => undo(entry));
      }, showFailure("Failed to remove the weigh-in. Please try again.")),
  };
}
