import { toastFailure } from "@/components/ui/toast-store";
import { offerUndo } from "@/components/ui/undo";
import { useSaveEntries } from "@/lib/desk/roster/queries";
import type { RosterEntry, RosterRow } from "@/lib/desk/roster/schema";

/** Tags and archive of the chosen clients. Each function resolves to whether all of them were saved. */
export function useEntries(rows: readonly RosterRow[]) {
  const { mutateAsync, isPending } = useSaveEntries();
  const keep = (entries: RosterEntry[]): Promise<boolean> =>
    mutateAsync({ body: { entries } }).then(
      () => true,
      () => {
        toastFailure("Error", "Nothing was saved. Please try again.");
        return false;
      },
    );
  const [one] = rows;
  const who = rows.length === 1 && one ? one.name : `${rows.length} clients`;
  const be = rows.length === 1 ? "is" : "are";
  const archive = async (archived: boolean): Promise<boolean> => {
    const isSaved = await keep(rows.map(({ id }) => ({ id, archived })));
    if (isSaved)
      offerUndo(
        archived ? `${who} ${be} archived` : `${who} ${be} back in the list`,
        () => archive(!archived),
        archived ? "Nothing is deleted. The Archived filter shows them." : undefined,
      );
    return isSaved;
  };
  return { who, isSaving: isPending, keep, archive };
}
