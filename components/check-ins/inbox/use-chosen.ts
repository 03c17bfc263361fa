"use client";

import { useState } from "react";

/** One of a list that gets shorter: where it was stands the next one, or the last. */
export function useChosen<Item extends { id: string }>(items: readonly Item[]) {
  const [chosen, setChosen] = useState<{ id: string; at: number } | null>(null);
  const found = items.findIndex(({ id }) => id === chosen?.id);
  const at = Math.min(found >= 0 ? found : (chosen?.at ?? 0), items.length - 1);
  const choose = (to: number) => {
    const item = items[to];
    if (item) setChosen({ id: item.id, at: to });
    return item !== undefined;
  };
  return { at, choose };
}
