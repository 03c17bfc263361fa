"use client";

import { showFailure } from "@/components/admin/lists/loading-rows";
import { toast } from "@/components/ui/toast-store";
import {
  usePurgeClient,
  usePurgeTrainer,
  useRestoreClient,
  useRestoreTrainer,
} from "@/lib/admin/deletions/queries";

type Trainer = { id: string; name: string };

/** Restores or purges deleted trainers, and shows the result as a toast. */
export function useUndo() {
  const restoring = useRestoreTrainer();
  const purging = usePurgeTrainer();
  return {
    restore: ({ id, name }: Trainer) =>
      restoring.mutate(id, {
        onSuccess: () =>
          toast({ title: "Trainer restored", description: `${name} is back with all clients.` }),
        onError: (error) => showFailure("The trainer could not be restored", error),
      }),
    restoringId: restoring.isPending ? restoring.variables : undefined,
    /** Rejects on failure, so that the dialog stays open for a retry. */
    purge: async ({ id, name }: Trainer) => {
      await purging.mutateAsync(id).catch((error: unknown) => {
        showFailure("The trainer could not be deleted", error);
        throw error;
      });
      toast({ title: "Deleted for good", description: `All data of ${name} is deleted.` });
    },
    purgingId: purging.isPending ? purging.variables : undefined,
  };
}

export function useClientUndo() {
  const restoring = useRestoreClient();
  const purging = usePurgeClient();
  return {
    restore: ({ id, name }: { id: string; name: string }) =>
      restoring.mutate(id, {
        onSuccess: () =>
          toast({
            title: "Client restored",
            description: `${name} is back with photos, images and workouts.`,
          }),
        onError: (error) => showFailure("The client could not be restored", error),
      }),
    restoringId: restoring.isPending ? restoring.variables : undefined,
    /** Rejects on failure, so that the dialog stays open for a retry. */
    purge: async ({ id, name }: { id: string; name: string }) => {
      await purging.mutateAsync(id).catch((error: unknown) => {
        showFailure("The client could not be deleted", error);
        throw error;
      });
      toast({ title: "Deleted for good", description: `All data of ${name} is deleted.` });
    },
    purgingId: purging.isPending ? purging.variables : undefined,
  };
}
