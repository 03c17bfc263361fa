"use client";

import { showFailure } from "@/components/admin/lists/loading-rows";
import { deletedClientTexts, restoringTexts } from "@/components/admin/lists/texts";
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
          toast({ title: restoringTexts.restored, description: restoringTexts.restoredDetail(name) }),
        onError: (error) => showFailure(restoringTexts.restoreFailed, error),
      }),
    restoringId: restoring.isPending ? restoring.variables : undefined,
    /** Rejects on failure, so that the dialog stays open for a retry. */
    purge: async ({ id, name }: Trainer) => {
      await purging.mutateAsync(id).catch((error: unknown) => {
        showFailure(restoringTexts.purgeFailed, error);
        throw error;
      });
      toast({ title: restoringTexts.purged, description: restoringTexts.purgedDetail(name) });
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
          toast({ title: deletedClientTexts.restored, description: deletedClientTexts.restoredDetail(name) }),
        onError: (error) => showFailure(deletedClientTexts.restoreFailed, error),
      }),
    restoringId: restoring.isPending ? restoring.variables : undefined,
    /** Rejects on failure, so that the dialog stays open for a retry. */
    purge: async ({ id, name }: { id: string; name: string }) => {
      await purging.mutateAsync(id).catch((error: unknown) => {
        showFailure(deletedClientTexts.purgeFailed, error);
        throw error;
      });
      toast({ title: restoringTexts.purged, description: restoringTexts.purgedDetail(name) });
    },
    purgingId: purging.isPending ? purging.variables : undefined,
  };
}
