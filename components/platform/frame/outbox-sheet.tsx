"use client";

import { CircleAlert, CloudUpload, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { DialogCloseButton } from "@/components/ui/dialog";
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";
import { toastFailure } from "@/components/ui/toast-store";
import { offerUndo } from "@/components/ui/undo";
import { discard, edit, flush, madeAtText, undoDiscard, warn } from "@/lib/platform/outbox/outbox";
import { useOutbox } from "@/lib/platform/outbox/waiting";

type OutboxSheetProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function OutboxSheet({ open, onOpenChange }: OutboxSheetProps) {
  const { entries, isSending } = useOutbox();
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent aria-describedby={undefined}>
        <div className="flex items-center justify-between">
          <SheetTitle className="type-display text-xl">Waiting for network</SheetTitle>
          <DialogCloseButton className="-mr-2.5" />
        </div>
        <OutboxList />
        {entries.some(({ refusal }) => refusal === undefined) && (
          <Button
            variant="outline"
            block
            pending={isSending}
            className="my-4"
            onClick={() => void flush().catch(warn)}
          >
            <RotateCw aria-hidden />
            Try again
          </Button>
        )}
      </SheetContent>
    </Sheet>
  );
}

export function OutboxList() {
  const entries = useOutbox((state) => state.entries);
  return (
    <>
      {entries.length === 0 && <p className="py-6 text-muted-foreground">Everything is saved.</p>}
      <ul>
        {entries.map((entry) => (
          <OutboxRow
            key={entry.id}
            entry={entry}
            icon={
              entry.refusal === undefined ? (
                <CloudUpload aria-hidden className="text-warning" />
              ) : (
                <CircleAlert aria-hidden className="text-destructive" />
              )
            }
          />
        ))}
      </ul>
    </>
  );
}

type Entry = ReturnType<typeof useOutbox.getState>["entries"][number];

/** A waiting or refused write. A refused one can be edited if a form exists for it. */
function OutboxRow({ entry, icon }: { entry: Entry; icon: ReactNode }) {
  const { label, refusal, draft } = entry;
  return (
    <li className="border-b py-2.5 last:border-b-0">
      <div className="flex min-h-11 items-center gap-3.5 [&>svg]:size-[22px] [&>svg]:shrink-0">
        {icon}
        <div className="min-w-0 flex-1">
          <p className="break-words font-label">{label}</p>
          <p className="text-muted-foreground text-xs">
            {refusal === undefined ? madeAtText(entry) : `Not saved: ${refusal}`}
          </p>
        </div>
      </div>
      {refusal !== undefined && (
        <div className="mt-1.5 flex justify-end gap-2">
          <Button variant="ghost" size="sm" onClick={() => discardWithUndo(entry)}>
            Discard
            <span className="sr-only"> {label}</span>
          </Button>
          {draft && (
            <Button variant="secondary" size="sm" onClick={() => openForm(entry, draft.page)}>
              Edit
              <span className="sr-only"> {label}</span>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

async function discardWithUndo(entry: Entry): Promise<void> {
  await discard(entry);
  offerUndo("Save discarded", () => undoDiscard(entry), entry.label);
}

async function openForm(entry: Entry, page: string): Promise<void> {
  // A full page load: the page reads the draft when it mounts.
  if (await edit(entry)) window.location.assign(page);
  else toastFailure("Not opened", "First save or discard the entries that are open in that form.");
}
