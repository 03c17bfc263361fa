import { toast } from "./toast-store";

/** Longer than other toasts: somebody has to notice the mistake first. */
const ACTION_MS = 8000;

/** Says what was done, and offers to take it back; the one who takes it back says how that went. */
export function offerUndo(title: string, undo: () => unknown, description?: string): void {
  offerAction(title, { label: "Undo", onSelect: () => void undo() }, description);
}

export function offerAction(
  title: string,
  action: { label: string; onSelect: () => void },
  description?: string,
): void {
  toast({ title, ...(description && { description }), action, durationMs: ACTION_MS });
}
