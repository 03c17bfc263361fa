"use client";

import { toast } from "@/components/ui/toast-store";
import { formatTenth } from "@/lib/body/figures";
import { useUpdateClient } from "@/lib/clients/queries";
import { imageRefusal } from "@/lib/clients/save-outcome";
import { useAddMeasurement, useDeleteMeasurement } from "@/lib/measurements/queries";
import type { Measurement } from "@/lib/measurements/schema";

/** As long as the other undo of the product. */
const UNDO_MS = 8000;

/** Saving and removing weigh-ins, each with a way back. */
export function useWeighIn(clientId: string) {
  const add = useAddMeasurement(clientId);
  const remove = useDeleteMeasurement(clientId);

  const update = useUpdateClient();

  const fail = (description: string) => () => {
    toast({ variant: "destructive", title: "Error", description });
  };
  const undoAdd = ({ id }: Measurement) =>
    remove
      .mutateAsync(id)
      .then(
        () => toast({ title: "Weigh-in removed" }),
        fail("Failed to remove the weigh-in. Please try again."),
      );
  const undoRemove = ({ id: _, ...entry }: Measurement) =>
    add
      .mutateAsync(entry)
      .then(
        () => toast({ title: "Weigh-in restored" }),
        fail("Failed to restore the weigh-in. Please try again."),
      );

  return {
    isSaving: add.isPending || update.isPending,
    isRemoving: remove.isPending,
    /** Resolves to whether it was saved. */
    save: (entry: { weight: number; bodyFat: number | null }): Promise<boolean> =>
      add.mutateAsync(entry).then(
        (saved) => {
          toast({
            title: "Weigh-in saved",
            description: `${formatTenth(saved.weight)} lb. The forecast starts from here.`,
            action: { label: "Undo", onSelect: () => undoAdd(saved) },
            durationMs: UNDO_MS,
          });
          return true;
        },
        () => {
          fail("Failed to save the weigh-in. Please try again.")();
          return false;
        },
      ),
    /** Makes a photo of today the client's newest; resolves to whether it was saved. */
    keepPhoto: (photoUrl: string): Promise<boolean> =>
      update.mutateAsync({ id: clientId, photoUrl, hasSignificantChanges: true }).then(
        (client) => {
          const refusal = imageRefusal(client);
          if (refusal) toast({ title: "Weigh-in and photo saved", description: refusal });
          return true;
        },
        () => {
          fail("The weigh-in is saved, the photo is not yet. Please save again.")();
          return false;
        },
      ),
    remove: (entry: Measurement) =>
      remove.mutateAsync(entry.id).then(() => {
        toast({
          title: "Weigh-in removed",
          action: { label: "Undo", onSelect: () => undoRemove(entry) },
          durationMs: UNDO_MS,
        });
      }, fail("Failed to remove the weigh-in. Please try again.")),
  };
}
