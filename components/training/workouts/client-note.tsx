"use client";

import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { cn } from "@/components/ui/cn";

type ClientNoteProps = { notes: string | null; className?: string };

type Trained = { client: { notes: string | null }; training: { note: string | null } };

/** What to read while training: the session's note, and then the client's. */
export const notesFor = ({ client, training }: Trained): string =>
  [training.note, client.notes].filter(Boolean).join("\n");

/** The same without a tap, where several clients are looked after at once. */
export function WholeClientNote({ notes, className }: ClientNoteProps) {
  const text = notes?.trim();
  if (!text) return null;
  return (
    <p className={cn("flex items-start gap-1.5 text-xs", className)}>
      <TriangleAlert aria-hidden className="size-4 shrink-0 stroke-2 text-warning" />
      <span className="min-w-0 break-words whitespace-pre-line">
        <span className="sr-only">Note: </span>
        {text}
      </span>
    </p>
  );
}

/** What the trainer noted about a client, such as "Shoulder, no dips": one line, which a tap opens; all of it in large text. */
export function ClientNote({ notes, className }: ClientNoteProps) {
  const [isOpen, setOpen] = useState(false);
  const text = notes?.trim();
  if (!text) return null;
  return (
    <div className="@container">
      <button
        type="button"
        aria-label={`Note: ${text}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className={cn(
          "flex min-h-11 w-full items-start gap-2 rounded-image py-3 text-left text-sm hover:bg-accent/60",
          className,
        )}
      >
        <TriangleAlert aria-hidden className="size-[18px] shrink-0 stroke-2 text-warning" />
        <span
          className={cn(
            "min-w-0 break-words",
            isOpen ? "whitespace-pre-line" : "truncate @max-[16rem]:whitespace-normal",
          )}
        >
          {text}
        </span>
      </button>
    </div>
  );
}
