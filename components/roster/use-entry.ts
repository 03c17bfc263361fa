"use client";

import { toast, UNDO_MS } from "@/components/ui/toast-store";
import { useKeepEntry } from "@/lib/roster/queries";
import type { RosterEntry, RosterRow } from "@/lib/roster/schema";
import { entryTexts } from "./on-demand/texts";

/** Saves a client's tags and archive state. Each function resolves to whether it was saved. */
export function useEntry({ id, name }: Pick<RosterRow, "id" | "name">) {
  const { mutateAsync, isPending } = useKeepEntry();
  const keep = (entry: RosterEntry): Promise<boolean> =>
    mutateAsync({ id, ...entry }).then(
      () => true,
      () => {
        toast({ variant: "destructive", title: entryTexts.failed, description: entryTexts.failedHint });
        return false;
      },
    );
  const archive = async (archived: boolean): Promise<boolean> => {
    const isSaved = await keep({ archived });
    if (isSaved)
      toast({
        title: archived ? entryTexts.archived(name) : entryTexts.restored(name),
        ...(archived && { description: entryTexts.archivedHint }),
        action: { label: entryTexts.undo, onSelect: () => void archive(!archived) },
        durationMs: UNDO_MS,
      });
    return isSaved;
  };
  return { isSaving: isPending, keepTags: (tags: string[]) => keep({ tags }), archive };
}
