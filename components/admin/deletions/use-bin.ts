"use client";

import { showFailure } from "@/components/admin/lists/loading-rows";
import { toast } from "@/components/ui/toast-store";
import { type Kind, usePurge, useRestore } from "@/lib/admin/deletions/queries";

type Deleted = { id: string; name: string };

const BACK: Record<Kind, [title: string, what: string]> = {
  trainer: ["Trainer restored", "is back with all clients."],
  client: ["Client restored", "is back with photos, images and workouts."],
};

/** Restores or purges what was deleted, and shows the result as a toast. */
export function useBin(kind: Kind) {
  const restoring = useRestore(kind);
  const purging = usePurge(kind);
  const [title, what] = BACK[kind];
  return {
    restore: ({ id, name }: Deleted) =>
      restoring.mutate(id, {
        onSuccess: () => toast({ title, description: `${name} ${what}` }),
        onError: (error) => showFailure(`The ${kind} could not be restored`, error),
      }),
    restoringId: restoring.isPending ? restoring.variables : undefined,
    /** Rejects on failure, so that the dialog stays open for a retry. */
    purge: async ({ id, name }: Deleted) => {
      await purging.mutateAsync(id).catch((error: unknown) => {
        showFailure(`The ${kind} could not be deleted`, error);
        throw error;
      });
      toast({ title: "Deleted for good", description: `All data of ${name} is deleted.` });
    },
    purgingId: purging.isPending ? purging.variables : undefined,
  };
}
