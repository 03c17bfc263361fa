"use client";

import { useEffect, useId } from "react";
import { create } from "zustand";

const useBusyStore = create<{ reasons: ReadonlySet<string> }>(() => ({ reasons: new Set() }));

function changeReasons(change: (reasons: Set<string>) => void): void {
  const reasons = new Set(useBusyStore.getState().reasons);
  change(reasons);
  useBusyStore.setState({ reasons });
}

/** Delays updates of the app while `isEditing` is true. */
export function useDelayUpdates(isEditing: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isEditing) return;
    changeReasons((reasons) => reasons.add(id));
    return () => changeReasons((reasons) => reasons.delete(id));
  }, [id, isEditing]);
}

export const useIsBusy = (): boolean => useBusyStore((state) => state.reasons.size > 0);
