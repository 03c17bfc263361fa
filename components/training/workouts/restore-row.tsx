import { Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";

type RestoreRowProps = {
  /** The button's accessible name. */
  label: string;
  pending: boolean;
  onRestore: () => void;
  children: ReactNode;
};

/** Something deleted, with a button that brings it back. */
export function RestoreRow({ label, pending, onRestore, children }: RestoreRowProps) {
  return (
    <li className="flex min-h-16 items-center gap-3 border-b py-2 last:border-b-0">
      <div className="min-w-0 flex-1">{children}</div>
      <Button variant="secondary" size="sm" aria-label={label} pending={pending} onClick={onRestore}>
        {!pending && <Undo2 aria-hidden />}
        Restore
      </Button>
    </li>
  );
}
