"use client";

import { toast } from "@/components/ui/toast-store";
import { usePurgeTrainer, useRestoreTrainer } from "@/lib/deletions/queries";
import { tellFailure } from "./tell-failure";

type Trainer = { id: string; name: string };

/** Bringing deleted trainers back, or deleting them for good, with what the admin is told. */
export function useUndo() {
  const restoring = useRestoreTrainer();
  const purging = usePurgeTrainer();
  return {
    restore: ({ id, name }: Trainer) =>
      restoring.mutate(id, {
        onSuccess: () =>
          toast({ title: "Trainer restored", description: `${name} is back with all clients.` }),
        onError: (error) => tellFailure("The trainer could not be restored", error),
      }),
    restoringId: restoring.isPending ? restoring.variables : undefined,
    /** Rejects when it failed, so that a dialog stays open for another try. */
    purge: async ({ id, name }: Trainer) => {
      await purging.mutateAsync(id).catch((error: unknown) => {
        tellFailure("The trainer could not be deleted", error);
        throw error;
      });
      toast({ title: "Deleted for good", description: `Nothing of ${name} is left.` });
    },
    purgingId: purging.isPending ? purging.variables : undefined,
  };
}
