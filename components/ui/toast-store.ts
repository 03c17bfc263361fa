import { create } from "zustand";

export type ToastOptions = {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** One way back or onward, for example Undo. Pressing it closes the toast. */
  action?: { label: string; onSelect: () => void };
  /** How long the toast stays, not counting pauses; 5000 unless told. */
  durationMs?: number;
};

export type ActiveToast = ToastOptions & { id: number; durationMs: number };

type ToastState = { current: ActiveToast | null };

export const defaultToastMs = 5000;

/** How long a way back is offered: longer than a toast that only tells. */
export const UNDO_MS = 8000;

/** There is at most one toast: the state is a single slot and not a list. */
export const useToastStore = create<ToastState>(() => ({ current: null }));

let lastId = 0;

/** Shows a toast in place of the one on screen. Returns its id for `dismissToast`. */
export function toast(options: ToastOptions): number {
  lastId += 1;
  const current = { ...options, id: lastId, durationMs: options.durationMs ?? defaultToastMs };
  useToastStore.setState({ current });
  return lastId;
}

/** Closes the toast; with an id only if that very toast is still the one on screen. */
export function dismissToast(id?: number): void {
  useToastStore.setState((state) =>
    id === undefined || state.current?.id === id ? { current: null } : state,
  );
}
