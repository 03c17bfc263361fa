import { useState } from "react";
import type { RosterRow } from "@/lib/desk/roster/schema";

/** What a row of the list does: it opens its own actions, or, while clients are chosen, it is one of them or not. */
export type RowHand = {
  chosen: ReadonlyMap<string, RosterRow> | null;
  onEdit: (row: RosterRow) => void;
  onChoose: (row: RosterRow) => void;
};

/** Clients that are chosen for a common action; null while none are to be chosen. They stay when the list changes. */
export function useChosenRows() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, RosterRow> | null>(null);
  const onChoose = (row: RosterRow) =>
    setChosen((before) => {
      const next = new Map(before);
      if (!next.delete(row.id)) next.set(row.id, row);
      return next;
    });
  return { chosen, onChoose, begin: () => setChosen(new Map()), end: () => setChosen(null) };
}
