import { create } from "zustand";

export type ToastOptions = {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** For example Undo. Pressing it closes the toast. */
  action?: { label: string; onSelect: () => void };
  /** Without pauses; default 5000. */
  durationMs?: number;
};

export type ActiveToast = ToastOptions & { id: number; durationMs: number };

type ToastState = { current: ActiveToast | null };

export const defaultToastMs = 5000;

export const useToastStore = create<ToastState>(() => ({ current: null }));

let lastId = 0;

/** Replaces the current toast. Returns the id for `dismissToast`. */
export function toast(options: ToastOptions): number {
  lastId += 1;
  const current = { ...options, id: lastId, durationMs: options.durationMs ?? defaultToastMs };
  useToastStore.setState({ current });
  return lastId;
}

/** What did not happen, in red, and why or what to do. */
export function toastFailure(title: string, description?: string): void {
  toast({ variant: "destructive", title, ...(description && { description }) });
}

/** With an id it closes only that toast. */
export function dismissToast(id?: number): void {
  useToastStore.setState((state) =>
    id === undefined || state.current?.id === id ? { current: null } : state,
  );
}
